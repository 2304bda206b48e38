import type { Portrait } from '../../load/portrait.ts';
import styles from './Monogram.module.css';

interface Props extends Portrait {
  size?: 'card' | 'large';
}

/** A person's engraved face, or initials, in a ring; decorative, the name stands beside it. */
export function Monogram({ src, initials, size = 'card' }: Props) {
  return (
    <div className={styles.monogram} data-size={size} aria-hidden="true">
      <img src={src} alt="" width="520" height="520" loading="lazy" />
      {initials && <span>{initials}</span>}
    </div>
  );
}
