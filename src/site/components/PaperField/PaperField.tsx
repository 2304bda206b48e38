import { FIND_PATH, NUMBER } from '../../../papers/addresses.ts';
import styles from './PaperField.module.css';
import typed from './typed.ts?worker&url';
import { whenFocused } from './when-focused.ts';

interface Props {
  label: string;
  /** A number to take as a pattern. */
  example: string;
  button: string;
  hint?: string;
  /** The number of the last lookup. */
  number?: string | undefined;
}

/** The field for the number on a paper, which leads to its page: one in a page's head, a plain form. */
export function PaperField({ label, example, button, hint, number }: Props) {
  return (
    <search className={styles.field}>
      <form method="post" action={FIND_PATH}>
        <label htmlFor={NUMBER}>
          {label} <small>{example}</small>
        </label>
        <div className={styles.slip}>
          <input
            id={NUMBER}
            name={NUMBER}
            type="text"
            defaultValue={number}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint && 'hint'}
          />
          <button type="submit">{button}</button>
        </div>
        {hint && <p id="hint">{hint}</p>}
      </form>
      <script>{whenFocused(typed)}</script>
    </search>
  );
}
