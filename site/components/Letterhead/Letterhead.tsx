import type { Firm } from '../../../content/schemas/firm.ts';
import styles from './Letterhead.module.css';

interface Props {
  firm: Firm;
  /** The page's own address, to find it again from the paper. */
  page: string;
  /** The address of the brand mark. */
  mark: string;
}

/** The head of a printed page; screens never show it. */
export function Letterhead({ firm, page, mark }: Props) {
  const { street, city, state, zip } = firm.address;
  return (
    <div className={styles.letterhead}>
      <img src={mark} alt="" width="46" height="46" loading="lazy" />
      <p className={styles.firm}>
        <strong>{firm.name}</strong>
        {firm.subtitle}
      </p>
      <p>
        {street}
        <br />
        {`${city}, ${state} ${zip}`}
      </p>
      <p>
        {firm.phones.main}
        <br />
        {firm.email}
      </p>
      <p className={styles.page}>{page}</p>
    </div>
  );
}
