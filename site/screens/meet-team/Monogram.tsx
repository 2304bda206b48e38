import type { Picture } from '../../load/photo.ts';
import styles from './Monogram.module.css';

interface Props {
  /** The letters, and the ring around them or the photograph in their place. */
  initials: string;
  picture: Picture;
  size?: 'card' | 'large';
}

/** A person's photograph, or initials in an engraved ring; decorative, the name stands beside it. */
export function Monogram({ initials, picture, size = 'card' }: Props) {
  return (
    <div className={styles.monogram} data-size={size} aria-hidden="true">
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="240px"
        alt=""
        width="520"
        height="520"
        loading="lazy"
        data-kind={picture.kind}
      />
      {picture.kind === 'rosette' && <span>{initials}</span>}
    </div>
  );
}
