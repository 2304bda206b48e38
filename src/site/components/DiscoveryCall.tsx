import type { ComponentProps } from 'react';
import { shellWords } from '../shell/words.ts';
import { ButtonLink } from './Button/Button.tsx';

/** The link to the scheduling page: a new tab that gets neither opener nor referrer. */
export function DiscoveryCall({
  url,
  label = shellWords.labels.book,
  look = 'brand',
}: {
  url: string;
  label?: string | undefined;
  look?: ComponentProps<typeof ButtonLink>['look'];
}) {
  return (
    <ButtonLink
      look={look}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby="new-tab"
    >
      {label}
    </ButtonLink>
  );
}
