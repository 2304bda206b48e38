import styles from './Monogram.module.css';

interface Props {
  /** The letters, and the address of the ring drawn from them. */
  initials: string;
  ring: string;
  size?: 'card' | 'large';
}

/** A person's initials in an engraved ring; decorative, the name stands beside it. */
export function Monogram({ initials, ring, size = 'card' }: Props) {
  return (
    <div className={styles.monogram} data-size={size} aria-hidden="true">
      <img src={ring} alt="" width="520" height="520" loading="lazy" />
      <span>{initials}</span>
    </div>
  );
}
