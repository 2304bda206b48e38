import type { NavLink } from '../../routes.ts';
import { shellWords } from '../../shell/words.ts';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { List } from '../List/List.tsx';
import styles from './Faq.module.css';
import '../../styles/disclosure.css';

interface Question {
  question: string;
  answer: string;
  services: readonly NavLink[];
  link?: NavLink | undefined;
}

/** Questions; the browser keeps one open at a time, at the start the first. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <List as="div" className={`ruled ${styles.list}`}>
      {items.map(({ question, answer, services, link }, index) => (
        <details key={question} className="disclosure" name="faq" open={index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className={`links ${styles.answer}`}>
            <Paragraph>{answer}</Paragraph>
            {link && (
              <p>
                <a href={link.href}>{link.label}</a>
              </p>
            )}
            <List
              aria-label={shellWords.labels.serviceList}
              data-long={services.length > 5 || undefined}
            >
              {services.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </List>
          </div>
        </details>
      ))}
    </List>
  );
}
