import type { ComponentProps } from 'react';
import { firm } from '../load/firm.ts';
import { shellWords } from '../shell/words.ts';
import { ButtonLink } from './Button/Button.tsx';

/** The link to the scheduling page: a new tab that gets neither opener nor referrer. */
export function DiscoveryCall({
  label = shellWords.labels.book,
  look = 'brand',
}: {
  label?: string | undefined;
  look?: ComponentProps<typeof ButtonLink>['look'];
}) {
  return (
    <ButtonLink
      look={look}
      href={firm.schedulingUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby="new-tab"
    >
      {label}
    </ButtonLink>
  );
}
