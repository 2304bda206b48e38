import type { ReactNode } from 'react';
import { WRITE_PATH } from '../../../papers/addresses.ts';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './AnswerHead.module.css';
import { AnswerHead } from './AnswerHead.tsx';
import type { ContactContent } from './load.ts';

type Props = ContactContent & {
  /** The message's subject. */
  number: string;
  /** Whether the day printed on the paper is known. */
  isDated: boolean;
  children: ReactNode;
};

/** The contact form with a paper's number in its message. */
export function AboutPaperPage({ about, art, number, isDated, children }: Props) {
  return (
    <>
      <AnswerHead route={WRITE_PATH} label={about.breadcrumb} art={art.star}>
        <h1>
          {about.title} {number}
        </h1>
        <Paragraph>{isDated ? about.leadDated : about.lead}</Paragraph>
      </AnswerHead>
      <Section heading={about.form}>
        <div className={styles.form}>{children}</div>
      </Section>
    </>
  );
}
