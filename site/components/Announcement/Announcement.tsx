import { text } from '../../../content/schemas/text.ts';
import { filledIn } from '../../load/fill-in.ts';
import { shellWords } from '../../shell/words.ts';
import { Copy } from '../Copy/Copy.tsx';

/** What the firm says on every page for some days, as firm.yaml has it. */
export function Announcement({ words }: { words: string }) {
  return (
    <section className="announcement" aria-label={shellWords.labels.announcement}>
      <Copy>{filledIn(text, words)}</Copy>
    </section>
  );
}
