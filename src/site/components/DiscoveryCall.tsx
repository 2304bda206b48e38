import type { ComponentProps } from 'react';
import { firm } from '../load/firm.ts';
import { shellWords } from '../shell/words.ts';
import { ScheduleLink } from './Button/Button.tsx';

/** The link to the scheduling page. */
export function DiscoveryCall({
  label = shellWords.labels.book,
  look,
}: {
  label?: string | undefined;
  look?: ComponentProps<typeof ScheduleLink>['look'];
}) {
  return <ScheduleLink label={label} href={firm.schedulingUrl} look={look} />;
}
