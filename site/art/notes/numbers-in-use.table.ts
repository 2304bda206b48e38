import { contentFiles } from '../../../content/reading/content-texts.ts';
import { fillIn } from '../../../tests/content.ts';

const FILES = ['notices.yaml', 'services/*.yaml', 'pages/*.yaml', 'posts/*.md'];

/** Every number that content/ gives a drawing. */
export const NUMBERS_IN_USE = [
  ...new Set(
    FILES.flatMap((pattern) => contentFiles(pattern)).flatMap(({ source }) =>
      [
        ...source.matchAll(
          /^[\s-]*(?:.*\{ .*)?(?:code|denomination): *"?([^"}\n]+(?:\}[^"}\n]*)?)/gm,
        ),
      ].map(([, written = '']) => fillIn(written.trim())),
    ),
  ),
];

/** Numbers of papers that have no page yet, but that people hold in their hands. */
export const NUMBERS_TO_COME =
  'CP12 CP11 CP13 CP21A CP21B CP21C CP22A CP22E CP49 CP71C CP75 566 4883C 5747C CP01A 105-C 106-C CP162 CP215 CP220 CP297C CP298 CP91 CP508C CP53E CP2100 CP3219N 3176C LT16 226-J 1095-A 8962 1040-NR 1099-MISC 941-X 3520 8288 W-8BEN W-8BEN-E 05-163 05-169 AP-204 50-114 01-117'.split(
    ' ',
  );
