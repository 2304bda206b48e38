import { firm } from '../../load/firm.ts';
import { headerMarkUrl } from '../../load/logo.ts';

interface Props {
  /** The page's own address, to find it again from a printout. */
  page: string;
}

/** The head of a printed page, hidden on screens (styles/print.css). */
export function Letterhead({ page }: Props) {
  const { street, city, state, zip } = firm.address;
  return (
    <>
      <img src={headerMarkUrl} alt="" width="46" height="46" loading="lazy" />
      <p>
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
      <p>{page}</p>
    </>
  );
}
