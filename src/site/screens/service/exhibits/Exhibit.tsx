import type { ReactNode } from 'react';
import type { Exhibit as Content, ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import { Certificate } from '../../../components/Certificate/Certificate.tsx';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { Ages, Axis, Season, Track } from './Axis.tsx';
import { Forecast, Paycheck } from './Bars.tsx';
import { Window, Year } from './Calendar.tsx';
import styles from './Exhibit.module.css';
import { Filings } from './Filings.tsx';
import { Matching, Receipt, TAccount } from './Ledger.tsx';
import { Agenda, Doubling, Ladder } from './Rows.tsx';

/** The exhibit of a service, framed as a certificate, with its title and what it leaves out. */
export function Exhibit(exhibit: Content) {
  return (
    <div className={styles.exhibit}>
      <Certificate as="figure" aria-labelledby="exhibit">
        <h3 id="exhibit">{exhibit.title}</h3>
        <Drawing {...exhibit} />
        <figcaption>
          <Copy>{exhibit.caption}</Copy>
        </figcaption>
      </Certificate>
    </div>
  );
}

const DRAWINGS: { [Kind in Content['kind']]: (content: ExhibitOf<Kind>) => ReactNode } = {
  agenda: Agenda,
  ages: Ages,
  axis: Axis,
  doubling: Doubling,
  filings: Filings,
  forecast: Forecast,
  ladder: Ladder,
  matching: Matching,
  paycheck: Paycheck,
  receipt: Receipt,
  season: Season,
  't-account': TAccount,
  track: Track,
  window: Window,
  year: Year,
};

function Drawing<Kind extends Content['kind']>(content: ExhibitOf<Kind>) {
  return DRAWINGS[content.kind](content);
}
