import type { Portrait } from '../../load/portrait.ts';
import styles from './Monogram.module.css';

interface Props extends Portrait {
  size?: 'card' | 'large';
}

/** CSS pixels across. */
const SIZES = { card: '(min-width: 640px) 160px, 116px', large: '248px' };

/** A person's face or initials in a ring; decorative, since the name is beside it. */
export function Monogram({ src, photo, initials, size = 'card' }: Props) {
  return (
    <div className={styles.monogram} data-size={size} aria-hidden="true">
      <img src={src} alt="" width="520" height="520" loading="lazy" />
      {photo && (
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          sizes={SIZES[size]}
          alt=""
          width="520"
          height="520"
          loading="lazy"
        />
      )}
      {initials && <span>{initials}</span>}
    </div>
  );
}
