import { frontMatter } from '../../content/reading/front-matter.ts';
import { Refused } from '../server/editor.ts';
import { withValue } from './write-yaml.ts';

const NO_FRONT =
  'Expected the lines of title, date and author at its top, between two lines of ---.';

/**
 * A post as one value: its front matter, and its Markdown as `text`, with line feeds.
 *
 * @param read parses the front matter
 * @throws Refused 400 without a front matter
 */
export function articleOf(source: string, read: (front: string) => unknown): object {
  const { front, text } = partsOf(source);
  return { ...Object(read(`\n${front}`)), text: text.replaceAll('\r\n', '\n') };
}

/** The text of a post's file with another value; see `withValue`. */
export function withArticle(source: string, before: unknown, after: unknown): string {
  const { head, front, between, text, below } = partsOf(source);
  const [{ text: old, ...fields }, { text: next = '', ...others }] = [
    Object(before),
    Object(after),
  ];
  const written = source.includes('\r\n') ? String(next).replaceAll('\n', '\r\n') : next;
  return `${head}${withValue(front, fields, others)}${between}${next === old ? text : written}${below}`;
}

/** A file in parts: what its text is not is the blank line above it, and the last line break. */
function partsOf(source: string) {
  const parts = frontMatter(source);
  if (!parts) throw new Refused(400, NO_FRONT);
  const { front, body } = parts;
  const start = source.indexOf(front, source.indexOf('\n'));
  const [, above = '', text = '', below = ''] =
    /^((?:\r?\n)?)([\s\S]*?)((?:\r?\n)?)$/.exec(body) ?? [];
  const between = source.slice(start + front.length, source.length - body.length) + above;
  return { head: source.slice(0, start), front, between, text, below };
}
