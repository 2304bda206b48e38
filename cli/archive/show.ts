import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pictureMarks } from '../../archive/picture-mark.ts';
import { plainLines } from '../../base/terminal/plain.ts';
import { command } from '../command.ts';
import { writeNewFile } from '../new-file.ts';
import { inArchive, pageOf, recordOf, short } from './in-archive.ts';

/** Prints a page as it was read on a day, or writes it with its pictures. */
export const show = command(
  'a page as it was on a day',
  { to: { type: 'string', value: 'FOLDER', help: 'into a folder, with its pictures' } },
  ({ to }, day = '', path = '') =>
    inArchive((archive) => {
      const record = recordOf(archive, day);
      const text = archive.read(pageOf(archive, record, path)).toString();
      const head = `${record.address}, built ${record.builtAt}, record ${short(record)}`;
      if (to === undefined) return plainLines(`${head}\n\n${text.trimEnd()}`);
      const folder = resolve(to);
      mkdirSync(folder, { recursive: true });
      const page = path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'home';
      const file = writeNewFile(join(folder, `${record.day}-${page}.txt`), `${head}\n\n${text}`);
      const pictures = new Map(
        pictureMarks(text).map(({ name, hash }) => [`${hash}-${name}`, hash]),
      );
      for (const [name, hash] of pictures) writeFileSync(join(folder, name), archive.read(hash));
      return `${file}, with ${pictures.size} pictures beside it`;
    }),
);
