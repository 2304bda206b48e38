import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import type { Paper } from '../../load/notices.ts';
import styles from './Clock.module.css';
import { noticePage } from './load.ts';

/** How long there is, and from when: what the holder of a paper has to know first. */
export function Clock({ clock: { time, text } }: Pick<Paper, 'clock'>) {
  return (
    <div className={styles.clock}>
      <Certificate>
        <h2>{noticePage.clock}</h2>
        <p className={styles.time}>
          <Copy>{time}</Copy>
        </p>
        <p>
          <Copy>{text}</Copy>
        </p>
      </Certificate>
    </div>
  );
}
