import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { HERO_END } from '../../components/hero-end.ts';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { firm } from '../../load/firm.ts';
import styles from './HomeHero.module.css';
import type { HomeContent } from './load.ts';

type Props = HomeContent['hero'] & {
  /** The address of the Lone Star. */
  star: string;
};

/** The head of the home page: the promise, the field for a paper's number, and the card with four ways to begin. */
export function HomeHero({ badge, title, line, text, card, star }: Props) {
  return (
    <header className={styles.hero} data-ground="ink">
      <div className={`page ${styles.page}`}>
        <div className={styles.words}>
          <p className={`dash ${styles.badge}`}>{badge}</p>
          <h1>{title}</h1>
          <p className={styles.line}>{line}</p>
          <Paragraph className={styles.text}>{text}</Paragraph>
          <div className={styles.ask}>
            <PaperField />
            <DiscoveryCall />
          </div>
        </div>
        <div className={styles.card}>
          <Certificate>
            <h2>{card.heading}</h2>
            <DiscoveryCall look="outline" />
            <dl className={`links ${styles.ways}`}>
              <dt>{card.anytimeLabel}</dt>
              <dd>
                <Copy>{firm.phones.anytime}</Copy>
              </dd>
              <dt>{card.emailLabel}</dt>
              <dd>
                <Copy>{firm.email}</Copy>
              </dd>
              <dt>{card.mainLabel}</dt>
              <dd>
                <Copy>{firm.phones.main}</Copy>
              </dd>
            </dl>
            <div className={`wrap ${styles.foot}`}>
              <p>{card.footnote}</p>
              <p>{card.terms}</p>
              <SpanishLine />
            </div>
          </Certificate>
        </div>
        <div id={HERO_END} className={styles.star} aria-hidden="true">
          <img src={star} alt="" width="520" height="520" fetchPriority="high" />
        </div>
      </div>
    </header>
  );
}
