import { FIND_PATH, NUMBER } from '../../../notices/addresses.ts';
import { buttonClass } from '../Button/Button.tsx';
import styles from './PaperField.module.css';

interface Props {
  /** Sets the field apart from others on the page. */
  id: string;
  label: string;
  button: string;
  hint?: string;
  /** What was asked for before. */
  number?: string | undefined;
}

/** The field for the number on a paper, which leads to its page; a plain form. */
export function PaperField({ id, label, button, hint, number }: Props) {
  return (
    <search>
      <form className={styles.field} method="post" action={FIND_PATH}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name={NUMBER}
          type="text"
          defaultValue={number}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint && `${id}-hint`}
        />
        <button type="submit" className={buttonClass} data-look="outline">
          {button}
        </button>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </form>
    </search>
  );
}
