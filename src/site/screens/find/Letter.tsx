import styles from './Letter.module.css';

/** Lines in the place of words: the sender's and the reader's address, two paragraphs, the slip. */
const WORDS = [
  'M34 46h95M34 56h84M34 66h84M34 142h122M34 152h100M34 162h108',
  'M34 208h340M34 224h366M34 240h350M34 256h358',
  'M34 294h352M34 310h334M34 326h366M34 342h210M34 472h220M34 490h300',
].join('');
/** Three waves of the engraved band under the sender. */
const BAND = [0, 5, 10].map((x) => `M${34 + x} 104q8-12 16 0${'t16 0'.repeat(21)}`).join('');

/** A blank letter, with the number's corner at its top right. */
export function Letter() {
  return (
    <svg className={styles.letter} viewBox="0 0 434 540" aria-hidden="true">
      <path className={styles.sheet} d="M0 0h434v540H0z" />
      <path d="M9 9h416v522H9zM34 380h366v56H34z" />
      <path className={styles.words} d={`${WORDS}M48 400h120M48 416h170`} />
      <path className={styles.band} d={BAND} />
      <path className={styles.fold} d="M9 454h416" />
    </svg>
  );
}
