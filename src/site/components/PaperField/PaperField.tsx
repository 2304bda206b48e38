import { FIND_PATH, NUMBER_PARAM } from '../../../papers/addresses.ts';
import { paperField } from '../../load/paper-field.ts';
import { buttonClass } from '../Button/Button.tsx';
import styles from './PaperField.module.css';
import typed from './typed.ts?worker&url';

/**
 * The script behind the field: fetches the one that draws what is typed (typed.ts) once a field has the focus, or at
 * once where a number stands in it, which has no page.
 */
const FETCH = `d=()=>import("${typed}");${NUMBER_PARAM}.value?d():addEventListener("focusin",e=>e.target.name&&d())`;

const { label, example, button } = paperField;

interface Props {
  /** The words under the field, if any. */
  hint?: string;
  /** The number of the last lookup. */
  number?: string | undefined;
  /** Of its button: the page's own action, or in ink beside another. */
  look?: 'action' | 'ink';
}

/** The field for the number on a paper, which leads to its page: one in a page's head, a plain form. */
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
