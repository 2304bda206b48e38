import { frontMatter } from '../../content/reading/front-matter.ts';
import { Refused } from '../server/editor.ts';
import { withValue } from './write-yaml.ts';

/** The blank line below the front matter, the Markdown, and the file's last line break. */
const BODY = /^(?<above>(?:\r?\n)?)(?<text>[\s\S]*?)(?<below>(?:\r?\n)?)$/;

/**
 * A post as one value: its front matter, and its Markdown as `text`, with line feeds.
 *
 * @param read parses the front matter
 * @throws Refused 400 without a front matter
 */
export function articleOf(source: string, read: (front: string) => unknown): unknown {
  const { front, text } = partsOf(source);
  return { ...Object(read(`\n${front}`)), text: text.replaceAll('\r\n', '\n') };
}

/** The text of a post's file with another value; see `withValue`. */
export function withArticle(source: string, before: unknown, after: unknown): string {
  const { head, front, between, text, below } = partsOf(source);
  const [old, next] = [split(before), split(after)];
  const written = /\r\n/.test(source) ? next.text.replaceAll('\n', '\r\n') : next.text;
  const kept = next.text === old.text ? text : written;
  return `${head}${withValue(front, old.front, next.front)}${between}${kept}${below}`;
}

function partsOf(source: string) {
  const parts = frontMatter(source);
  if (!parts)
    throw new Refused(
      400,
      'Expected the lines of title, date and author at its top, between two lines of ---.',
    );
  const { front, body } = parts;
  const start = source.indexOf(front, source.indexOf('\n'));
  const { above = '', text = '', below = '' } = BODY.exec(body)?.groups ?? {};
  return {
    head: source.slice(0, start),
    front,
    between: source.slice(start + front.length, source.length - body.length) + above,
    text,
    below,
  };
}

function split(value: unknown): { front: object; text: string } {
  const { text = '', ...front }: Record<string, unknown> = { ...Object(value) };
  return { front, text: String(text) };
}
