import styles from './Letter.module.css';

/** Lines that stand for text: the sender's and the reader's address, two paragraphs. */
const WORDS = [
  'M34 46h95M34 56h84M34 66h84M34 142h122M34 152h100M34 162h108',
  'M34 224h352M34 240h366M34 256h340M34 294h352M34 310h334M34 326h366M34 342h210',
].join('');
/** Lines that stand for text in the amount box, and on the slip. */
const AMOUNT = 'M48 400h120M48 416h170';
const SLIP = 'M34 472h220M34 490h300';
/** Three waves of the engraved band under the sender. */
const BAND = [0, 5, 10].map((x) => `M${34 + x} 104q8-12 16 0${'t16 0'.repeat(10)}`).join('');

type Pair = readonly [label: string, says: string];

interface Props {
  /** The label of the date beside the number, and of the time it leaves. */
  date?: Pair | undefined;
  /** The label of the amount, or of its replacement. */
  amount?: Pair | undefined;
  /** The purpose of the slip under the dashed line. */
  slip?: string | undefined;
}

/** A drawing of a letter, with the number in its top right corner and labels for the important parts. */
export function Letter({ date, amount, slip }: Props) {
  const lines = `${WORDS}${amount ? '' : AMOUNT}${slip ? '' : SLIP}`;
  return (
    <svg className={styles.letter} viewBox="0 0 434 540" aria-hidden="true">
      <path className={styles.sheet} d="M0 0h434v540H0z" />
      <path d={`M9 9h416v522H9z${amount ? '' : 'M34 380h366v56H34z'}`} />
      <path className={styles.words} d={lines} />
      <path className={styles.band} d={BAND} />
      <path className={styles.fold} d="M9 454h416" />
      {date && <Words x={226} y={140} width={174} words={date} />}
      {amount && <Words x={34} y={374} width={366} words={amount} />}
      {slip && (
        <text x="34" y="484">
          {slip}
        </text>
      )}
    </svg>
  );
}

interface WordsProps {
  x: number;
  y: number;
  width: number;
  words: Pair;
}

/** A box that marks a place of the letter. */
function Words({ x, y, width, words: [label, says] }: WordsProps) {
  return (
    <>
      <path className={styles.pointed} d={`M${x} ${y}h${width}v64h-${width}z`} />
      <text x={x + 12} y={y + 24}>
        {label}
      </text>
      <text className={styles.says} x={x + 12} y={y + 50}>
        {says}
      </text>
    </>
  );
}
