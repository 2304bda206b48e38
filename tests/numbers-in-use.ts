import { contentFiles } from '../content/reading/content-texts.ts';
import { fillIn } from './content.ts';

const SERVICES = 'services/*.yaml';
const FILES = [SERVICES, 'notices.yaml', 'pages/*.yaml', 'posts/*.md'];
/** A paper's code, or the figure that stands in the middle of a drawing. */
const NUMBER = /^(?:[\s-]*|.*\{ .*)(?:code|denomination): *"?([^"}\n]+(?:\}[^"}\n]*)?)/gm;

const written = FILES.flatMap((pattern) => contentFiles(pattern)).flatMap(({ source }) =>
  [...source.matchAll(NUMBER)].map(([, number = '']) => fillIn(number.trim())),
);

/** Every number that content/ gives a drawing, and that of the list of services, which counts them. */
export const NUMBERS_IN_USE = [...new Set([...written, String(contentFiles(SERVICES).length)])];

/** Numbers of papers that have no page yet, but that people hold in their hands. */
export const NUMBERS_TO_COME = [
  ...[
    'CP01A',
    'CP11',
    'CP12',
    'CP13',
    'CP21A',
    'CP21B',
    'CP21C',
    'CP22A',
    'CP22E',
    'CP49',
    'CP53E',
  ],
  ...['CP71C', 'CP75', 'CP91', 'CP162', 'CP215', 'CP220', 'CP297C', 'CP298', 'CP508C', 'CP2100'],
  ...['566', '3176C', '4883C', '5747C', '105-C', '106-C', '226-J', 'LT16', '941-X', '1040-NR'],
  ...['1095-A', '1099-MISC', '3520', '8288', '8962', 'W-8BEN-E', '05-163', '05-169', '01-117'],
  ...['50-114', 'AP-204'],
];
