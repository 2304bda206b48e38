import { z } from 'zod';
import { markdownToHtml } from '../articles/markdown.ts';

/** The documents of Ghost's editors: Lexical's blocks; Mobiledoc's sections, and cards they number. */
const document = z.union([
  z.object({ root: z.unknown() }).transform(({ root }) => rendered(root)),
  z
    .object({ sections: z.array(z.unknown()), cards: z.array(z.unknown()).default([]) })
    .transform(({ sections, cards }) =>
      sections
        .map((it) => rendered(card.safeParse(it).success ? cards[card.parse(it)[1]] : it))
        .join('\n'),
    ),
]);
const card = z.tuple([z.literal(10), z.number()]);
/** Of Mobiledoc: kind, markups opened, number closed, text. */
const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.string()]);
const node = z.record(z.string(), z.unknown());

/** Names under which blocks and cards hold words as they are, and those that hold HTML. */
const PLAIN = ['text', 'code', 'buttonText', 'title', 'description'];
const HTML = ['html', 'caption', 'calloutText', 'heading', 'content', 'header', 'subheader'];

/** The HTML of a document of Ghost's editors, without most of its layout; empty if it is none. */
export function ghostHtml(json: string): string {
  try {
    return document.safeParse(JSON.parse(json)).data ?? '';
  } catch {
    return '';
  }
}

function rendered(value: unknown): string {
  if (Array.isArray(value)) {
    const text = marker.safeParse(value).data?.[3];
    if (text !== undefined) return escaped(text);
    const inner = value.map(rendered).join('');
    return value.every((it) => marker.safeParse(it).success) ? `<div>${inner}</div>` : inner;
  }
  const it = node.safeParse(value).data;
  if (it === undefined) return '';
  const said = Object.entries(it).map(([name, inner]) => {
    if (typeof inner !== 'string') return rendered(inner);
    if (name === 'markdown') return markdownToHtml(inner);
    if (PLAIN.includes(name)) return escaped(inner);
    return HTML.includes(name) ? `<div>${inner}</div>` : '';
  });
  const { type, src, alt = '', url = it['buttonUrl'] } = it;
  const picture =
    typeof src === 'string' ? `<img src="${escaped(src)}" alt="${escaped(`${alt}`)}">` : '';
  const words = picture + said.join('');
  const whole =
    typeof url === 'string' ? `<a href="${escaped(url)}">${words || escaped(url)}</a>` : words;
  return type === 'text' || type === 'link' || whole === '' ? whole : `<div>${whole}</div>`;
}

/** Text in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
