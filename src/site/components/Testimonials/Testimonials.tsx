import type { Testimonial } from '../../../content/schemas/testimonial.ts';
import { initials } from '../initials.ts';
import { List } from '../List/List.tsx';
import styles from './Testimonials.module.css';

const STAR = 'M10 1.6 12.5 7l5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z';

/** Testimonials, on the ink ground. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <List className={`quoted ${styles.list}`}>
      {items.map(({ name, role, content, rating }) => (
        <li key={name}>
          <figure>
            <Stars rating={rating} />
            <blockquote>{content}</blockquote>
            <figcaption>
              <span className={styles.initials} aria-hidden="true">
                {initials(name)}
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                {role}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
}

/** A rating as stars; screen readers read it as a number. */
function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className={styles.stars}
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox={`0 0 ${rating * 24} 20`}
      width={rating * 18}
      height="15"
    >
      {Array.from({ length: rating }, (_, index) => index).map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * 24})`} />
      ))}
    </svg>
  );
}
