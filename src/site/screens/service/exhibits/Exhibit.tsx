import type { ReactNode } from 'react';
import type { Exhibit as Content } from '../../../../content/schemas/exhibit.ts';
import { Certificate } from '../../../components/Certificate/Certificate.tsx';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { Agenda } from './Agenda.tsx';
import { Ages } from './Ages.tsx';
import { Axis } from './Axis.tsx';
import { Doubling } from './Doubling.tsx';
import styles from './Exhibit.module.css';
import { Filings } from './Filings.tsx';
import { Forecast } from './Forecast.tsx';
import { Ladder } from './Ladder.tsx';
import { Matching } from './Matching.tsx';
import { Paycheck } from './Paycheck.tsx';
import { Receipt } from './Receipt.tsx';
import { Season } from './Season.tsx';
import { TAccount } from './TAccount.tsx';
import { Track } from './Track.tsx';
import { Window } from './Window.tsx';
import { Year } from './Year.tsx';

/** The drawing of a service, framed as a certificate, with its title and what it leaves out. */
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

type Drawings = {
  [Kind in Content['kind']]: (content: Extract<Content, { kind: Kind }>) => ReactNode;
};

const DRAWINGS: Drawings = {
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

function Drawing<Kind extends Content['kind']>(content: Extract<Content, { kind: Kind }>) {
  return DRAWINGS[content.kind](content);
}
