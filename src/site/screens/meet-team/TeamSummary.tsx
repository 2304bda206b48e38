import { Fragment } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import type { MeetTeamContent } from './load.ts';
import styles from './TeamSummary.module.css';

/** How many do which work, each count with its number set large. */
export function TeamSummary({ heading, lead, counts }: MeetTeamContent['summary']) {
  return (
    <Section of={counts} ground="ink" heading={heading} lead={lead}>
      <ul className={styles.counts}>
        {counts.map((count) => (
          <li key={count}>{numbersLarge(count)}</li>
        ))}
      </ul>
    </Section>
  );
}

function numbersLarge(text: string) {
  return text
    .split(/(\d+)/)
    .map((part) => (
      <Fragment key={part}>{/^\d/.test(part) ? <strong>{part}</strong> : part}</Fragment>
    ));
}
