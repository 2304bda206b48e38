import { changesBetween } from '../../archive/changes.ts';
import type { Archive, Kept } from '../../archive/store.ts';
import { command } from '../command.ts';
import { inArchive, short } from './in-archive.ts';

/** Lists the records, oldest first. */
export const list = command('every record: its day, its hash, what changed', {}, () =>
  inArchive((archive) =>
    archive
      .records()
      .map((record, place, all) => lineOf(archive, record, all[place - 1]))
      .join('\n'),
  ),
);

function lineOf(archive: Archive, record: Kept, before: Kept | undefined): string {
  const pages = archive.pagesOf(record);
  const { added, removed, changed } = changesBetween(
    before ? archive.pagesOf(before) : pages,
    pages,
    String,
  );
  const counts = [
    [changed.flatMap(({ paths }) => paths).length, 'changed'],
    [added.length, 'new'],
    [removed.length, 'gone'],
  ].filter(([count]) => count !== 0);
  const said =
    counts.map((words) => words.join(' ')).join(', ') || (before ? 'no change' : 'the first');
  return `${record.day}  ${short(record)}  ${pages.size} pages: ${said}  ${record.address}`;
}
