import { Copy } from '../Copy/Copy.tsx';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import styles from './Fold.module.css';
import { Folded } from './Folded.tsx';
import { afterFirstSentence } from './first-sentence.ts';

interface Props {
  title: string;
  text: string;
}

/** A card's text; phones show its first sentence until a tap on the card, which must be positioned. */
export function Fold({ title, text }: Props) {
  const [first, rest] = afterFirstSentence(text);
  return (
    <div className={styles.text}>
      <Paragraph>{first}</Paragraph>
      {rest && (
        <Folded title={title}>
          <p>
            {' '}
            <Copy>{rest}</Copy>
          </p>
        </Folded>
      )}
    </div>
  );
}
