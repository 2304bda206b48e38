import { contentFiles } from '../src/content/reader/content-texts.ts';
import { fillIn } from './content.ts';

const SERVICES = 'services/*.yaml';
const FILES = [SERVICES, 'papers.yaml', 'pages/*.yaml', 'posts/*.md'];
/** A paper's code, or the figure that stands in the middle of a drawing. */
const NUMBER = /^(?:[\s-]*|.*\{ .*)(?:code|denomination): *"?([^"}\n]+(?:\}[^"}\n]*)?)/gm;

const written = FILES.flatMap((pattern) => contentFiles(pattern)).flatMap(({ source }) =>
  [...source.matchAll(NUMBER)].map(([, number = '']) => fillIn(number.trim())),
);

/** Every number that content/ gives a drawing, and that of the list of services, which counts them. */
export const NUMBERS_IN_USE = [...new Set([...written, String(contentFiles(SERVICES).length)])];
