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

function Drawing(exhibit: Content) {
  switch (exhibit.kind) {
    case 'agenda':
      return <Agenda {...exhibit} />;
    case 'ages':
      return <Ages {...exhibit} />;
    case 'axis':
      return <Axis {...exhibit} />;
    case 'doubling':
      return <Doubling {...exhibit} />;
    case 'filings':
      return <Filings {...exhibit} />;
    case 'forecast':
      return <Forecast {...exhibit} />;
    case 'ladder':
      return <Ladder {...exhibit} />;
    case 'matching':
      return <Matching {...exhibit} />;
    case 'paycheck':
      return <Paycheck {...exhibit} />;
    case 'receipt':
      return <Receipt {...exhibit} />;
    case 'season':
      return <Season {...exhibit} />;
    case 't-account':
      return <TAccount {...exhibit} />;
    case 'track':
      return <Track {...exhibit} />;
    case 'window':
      return <Window {...exhibit} />;
    case 'year':
      return <Year {...exhibit} />;
  }
}
