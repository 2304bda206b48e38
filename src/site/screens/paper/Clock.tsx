import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import styles from './Clock.module.css';
import type { PaperContent } from './load.ts';
import { NextDates } from './NextDates.tsx';

/** How long there is, and from when: what the holder of a paper has to know first. */
export function Clock({ clock: { time, text }, clockLabel, next, href, code }: PaperContent) {
  return (
    <div className={styles.clock}>
      <Certificate>
        <h2>{clockLabel}</h2>
        <p className={styles.time}>
          <Copy>{time}</Copy>
        </p>
        <p>
          <Copy>{text}</Copy>
        </p>
      </Certificate>
      <NextDates next={next} href={href} code={code} />
    </div>
  );
}
