import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { paperTitle, shortName } from '../../load/papers.ts';
import { stepsTo } from '../../steps-to.ts';
import { Clock } from './Clock.tsx';
import { DateField } from './DateField.tsx';
import { isDated } from './deadline.ts';
import { Further } from './Further.tsx';
import type { PaperContent } from './load.ts';
import { Meaning } from './Meaning.tsx';
import styles from './PaperPage.module.css';
import '../../styles/narrow.css';

/** The page of one paper: what it is, how long there is, what to have at hand, and where to turn. */
export function PaperPage(paper: PaperContent) {
  const { href, summary, art, clock, clockLabel } = paper;
  return (
    <article className={styles.paper}>
      <PageHero
        breadcrumb={stepsTo(href, shortName(paper))}
        title={paperTitle(paper)}
        lead={summary}
        art={{ src: art }}
      >
        <p className={styles.time} data-narrow>
          {clockLabel}: <strong>{clock.time}</strong>
        </p>
        {isDated(paper) && <DateField paper={paper} look="brand" />}
        <SpanishLine />
        <DiscoveryCall look={isDated(paper) ? 'outline' : 'brand'} />
      </PageHero>
      <div className={`page ${styles.page}`}>
        <Clock {...paper} />
        <Meaning {...paper} />
        <Further {...paper} />
      </div>
    </article>
  );
}
