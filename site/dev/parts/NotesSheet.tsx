import { drawNote, noteSvg, numeralSize } from '../../art/notes/note.ts';
import { colours } from '../../styles/colours.ts';
import styles from './NotesSheet.module.css';

/** Pixels at which a note is judged: in a head, in a list, and beside a line of text. */
const SIZES = [260, 116, 40];
/** Below it, lines are half as strong again. */
const SMALL = 130;

/** The note of each number on one sheet, on white and on the dark ground, in the same ink: the drawing alone must tell. */
export function NotesSheet({ numbers }: { numbers: readonly string[] }) {
  const { bright, deep } = colours.inks.tax;
  const grounds = [
    { ground: 'sheet', ink: { colour: deep }, ofNumber: colours.dark },
    { ground: 'ink', ink: { colour: bright, outwards: deep }, ofNumber: '#fff' },
  ] as const;
  return SIZES.map((size) =>
    grounds.map(({ ground, ink, ofNumber }) => (
      <section key={`${size} ${ground}`}>
        <h2>
          {size} px, on {ground}
        </h2>
        <div data-ground={ground} className={styles.sheet}>
          {numbers.map((number) => (
            <svg key={number} viewBox="0 0 520 520" width={size} height={size} aria-label={number}>
              <image href={address(number, ink, size)} width="520" height="520" />
              <text
                x="260"
                y="260"
                fontSize={numeralSize(number, drawNote(number).opening)}
                fontFamily="var(--serif)"
                fontWeight="500"
                textAnchor="middle"
                dominantBaseline="central"
                fill={ofNumber}
              >
                {number}
              </text>
            </svg>
          ))}
        </div>
      </section>
    )),
  );
}

function address(
  number: string,
  ink: { readonly colour: string; readonly outwards?: string },
  size: number,
): string {
  const strokeWidth = size < SMALL ? 0.9 : 0.6;
  return `data:image/svg+xml,${encodeURIComponent(noteSvg(number, { ...ink, strokeWidth }))}`;
}
