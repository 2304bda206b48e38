import { FEEDS } from '../../feeds/feeds.ts';
import styles from './Feeds.module.css';
import type { BlogContent } from './load.ts';
import '../../styles/links.css';

/** Offers the feeds to those who use a feed reader. */
export function Feeds({ lead }: Pick<BlogContent['feeds'], 'lead'>) {
  return (
    <p className={`links ${styles.feeds}`}>
      <span>{lead}</span>
      {FEEDS.map(({ href, type, label }) => (
        <a key={href} href={href} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}
