import type { Ref } from 'react';
import styles from './Thanks.module.css';

interface Props {
  title: string;
  text: string;
  /** The address of the engraving over the heading. */
  seal: string;
  heading?: 'h1' | 'h3';
  /** Receives the heading element, which can then be focused. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The confirmation for a received message. */
export function Thanks({ title, text, seal, heading: Heading = 'h3', headingRef }: Props) {
  return (
    <div className={styles.thanks}>
      <img src={seal} alt="" width="72" height="72" />
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      <p>{text}</p>
    </div>
  );
}
