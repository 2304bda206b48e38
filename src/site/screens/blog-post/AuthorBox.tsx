import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { Review } from '../../load/reviews.ts';
import { shellWords } from '../../shell/words.ts';
import styles from './AuthorBox.module.css';

interface Props {
  name: string;
  title: string;
  review: Review | undefined;
  /** The words before the reviewer's name. */
  reviewed: string;
}

/** The post's author: first letter, name and title; and the CPA who reviewed it. */
export function AuthorBox({ name, title, review, reviewed }: Props) {
  return (
    <aside className={styles.author} aria-label={shellWords.labels.author}>
      <span className={styles.letter} aria-hidden="true">
        {[...name][0]}
      </span>
      <p>
        <strong>{name}</strong>
        {title}
        {review && (
          <span className={styles.review}>
            {`${reviewed} ${review.name}, ${review.title}, `}
            <time dateTime={review.on}>{longUsDate(review.on)}</time>
          </span>
        )}
      </p>
    </aside>
  );
}
