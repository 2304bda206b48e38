import { FIND_PATH, NUMBER_PARAM } from '../../../papers/addresses.ts';
import { paperField } from '../../load/paper-field.ts';
import { buttonClass } from '../Button/Button.tsx';
import styles from './PaperField.module.css';
import typed from './typed.ts?worker&url';

/**
 * The script behind the field: fetches typed.ts, which draws the typed number, once a field has the focus, or at
 * once if the field holds a number without a page.
 */
const FETCH = `d=()=>import("${typed}");${NUMBER_PARAM}.value?d():addEventListener("focusin",e=>e.target.name&&d())`;

const { label, example, button } = paperField;

interface Props {
  hint?: string;
  number?: string | undefined;
  /** The button's kind: the page's action, or ink beside another action. */
  look?: 'action' | 'ink';
}

/** The field for a paper's number, which leads to its page: in a page's head, or as a plain form. */
export function PaperField({ hint, number, look = 'ink' }: Props) {
  return (
    <search className={styles.field}>
      <form method="post" action={FIND_PATH}>
        <label htmlFor={NUMBER_PARAM}>
          {label} <small>{example}</small>
        </label>
        <div className={styles.slip}>
          <input
            id={NUMBER_PARAM}
            name={NUMBER_PARAM}
            type="text"
            defaultValue={number}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint && 'hint'}
          />
          <button className={buttonClass} type="submit" data-look={look}>
            {button}
          </button>
        </div>
        {hint && <p id="hint">{hint}</p>}
      </form>
      <script>{FETCH}</script>
    </search>
  );
}
