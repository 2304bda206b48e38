import type { Exhibit as Content } from '../../../../content/schemas/exhibit.ts';
import { Certificate } from '../../../components/Certificate/Certificate.tsx';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Exhibit.module.css';
import { Track } from './Track.tsx';

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
    case 'track':
      return <Track {...exhibit} />;
  }
}
