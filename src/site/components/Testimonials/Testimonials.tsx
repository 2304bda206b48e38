import type { Testimonial } from '../../../content/schemas/testimonial.ts';
import { initials } from '../initials.ts';
import { List } from '../List/List.tsx';
import { Stars } from './Stars.tsx';
import styles from './Testimonials.module.css';

/** Testimonials, on the ink ground. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <List className={styles.list}>
      {items.map(({ name, role, content, rating }) => (
        <li key={name}>
          <figure>
            <Stars rating={rating} className={styles.stars} />
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
