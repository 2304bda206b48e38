import { writeAddress } from '../../../papers/addresses.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { telHref } from '../../components/contact-links.ts';
import { firm } from '../../load/firm.ts';
import { calledBy, paperOf, paperTitle } from '../../load/papers.ts';
import { serviceLink } from '../../load/services.ts';
import styles from './Further.module.css';
import { type PaperContent, paperWords } from './load.ts';
import { Sources } from './Sources.tsx';

/** The ways on from a paper: the firm, further pages, and sources. */
export function Further(paper: PaperContent) {
  const { code, service, reading, see, source } = paper;
  const { name, href } = serviceLink(service);
  return (
    <div className={styles.further}>
      <ul className={`links ${styles.firm}`}>
        <li>
          <ButtonLink look="ink" href={writeAddress(code)}>
            {paperWords.write} {calledBy(paper)}
          </ButtonLink>
        </li>
        <li>
          {paperWords.call} <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
        </li>
      </ul>
      <h2>{paperWords.further}</h2>
      <ul className="links">
        {[{ label: name, href }, ...reading].map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
      {see.length > 0 && (
        <>
          <h2>{paperWords.see}</h2>
          <ul className="links">
            {see.map(paperOf).map((other) => (
              <li key={other.code}>
                <a href={other.href}>{paperTitle(other)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Sources source={source} />
    </div>
  );
}
