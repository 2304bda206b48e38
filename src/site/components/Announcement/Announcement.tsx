import { text } from '../../../content/schemas/text.ts';
import { loadContent } from '../../load/load-content.ts';
import { shellWords } from '../../shell/words.ts';
import { Copy } from '../Copy/Copy.tsx';

/** The notice on every page for some days, from firm.yaml. */
export function Announcement({ words }: { words: string }) {
  return (
    <section className="announcement" aria-label={shellWords.labels.announcement}>
      <Copy>{loadContent(text, words)}</Copy>
    </section>
  );
}
