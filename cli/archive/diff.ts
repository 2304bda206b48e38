import { changesBetween } from '../../archive/changes.ts';
import { plainLines } from '../../base/terminal/plain.ts';
import { command } from '../command.ts';
import { inArchive, pageOf, recordOf, short } from './in-archive.ts';

/** Says what changed between two records, sentence by sentence. */
export const diff = command(
  'what changed between two days, on all pages or one',
  {},
  (_, ...typed) =>
    inArchive((archive) => {
      const [from = '', to = '', path] = typed;
      const records = [recordOf(archive, from), recordOf(archive, to)] as const;
      const pages = records.map((record) =>
        path === undefined
          ? archive.pagesOf(record)
          : new Map([[path, pageOf(archive, record, path)]]),
      );
      const [before = new Map(), after = new Map()] = pages;
      const { added, removed, changed } = changesBetween(before, after, (hash) =>
        archive.read(hash).toString(),
      );
      const lines = [
        `From ${records.map((record) => `${record.day} (${short(record)})`).join(' to ')}:`,
        ...(added.length > 0 ? ['', `New: ${added.join(', ')}`] : []),
        ...(removed.length > 0 ? ['', `Gone: ${removed.join(', ')}`] : []),
        ...changed.flatMap((each) => ['', each.paths.join(', '), each.lines]),
      ];
      return lines.length > 1 ? plainLines(lines.join('\n')) : `${lines[0]} no change.`;
    }),
);
