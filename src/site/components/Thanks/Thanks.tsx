import type { Ref } from 'react';
import styles from './Thanks.module.css';

interface Props {
  title: string;
  text: string;
  /** The address of the engraving over the heading. */
  seal: string;
  heading?: 'h1' | 'h3';
  /** Receives the heading, which can then take the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The thanks for a message that has arrived. */
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
