import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { openDatabase } from '../base/sqlite/open.ts';
import { inTransaction } from '../base/sqlite/transaction.ts';
import { MIGRATIONS } from './migrations.ts';
import { pictureMarks } from './picture-mark.ts';

/** The site of one build, as visitors read it. */
export interface Snapshot {
  /** The public origin it was built for. */
  address: string;
  /** The day in Texas on which it was built, YYYY-MM-DD. */
  day: string;
  /** The moment it was built, ISO 8601 in UTC. */
  builtAt: string;
  /** Texts of pages by path, as of `pageText`. */
  pages: ReadonlyMap<string, string>;
  /** The files that these texts mark as pictures. */
  pictures: readonly Uint8Array[];
}

/** A kept snapshot, without its contents. */
export type Kept = z.infer<typeof keptRow>;

/** The records of all builds. Every text and picture is kept once, under its hash. */
export interface Archive {
  /** All records, oldest first. */
  records(): Kept[];
  /** Hashes of a record's pages by path, in order of path. */
  pagesOf(record: Kept): ReadonlyMap<string, string>;
  /**
   * A kept text or picture, by its hash or the beginning of it.
   *
   * @throws Error if it is missing or no longer what was kept
   */
  read(hash: string): Buffer;
  /** All of a record. */
  snapshotOf(record: Kept): Snapshot;
  /** Keeps all of a snapshot or, where the last record of that time is the same, nothing. */
  save(snapshot: Snapshot): Kept | undefined;
  close(): void;
}

const keptRow = z.object({
  id: z.int(),
  address: z.string(),
  day: z.string(),
  builtAt: z.string(),
  hash: z.string(),
});
const pageRows = z.array(z.object({ path: z.string(), hash: z.string() }));
const objectRow = z.object({ hash: z.string(), content: z.instanceof(Uint8Array) });
const KEPT = 'id, address, day, built_at AS builtAt, hash';

/** Path of the archive in the data folder. */
export function archivePath(dataDir: string): string {
  return join(dataDir, 'archive.sqlite');
}

/**
 * Opens the archive at `path`, created if missing.
 *
 * @throws DatabaseError if the file cannot be used
 */
export function openArchive(path: string): Archive {
  return openDatabase(path, MIGRATIONS, (database) => {
    const all = database.prepare(`SELECT ${KEPT} FROM records ORDER BY built_at, id`);
    const lastUntil = database.prepare(
      `SELECT ${KEPT} FROM records WHERE built_at <= ? ORDER BY built_at DESC, id DESC LIMIT 1`,
    );
    const pages = database.prepare(`
      SELECT path, hash FROM record_pages JOIN objects ON objects.id = object
      WHERE record = ? ORDER BY path`);
    const object = database.prepare('SELECT hash, content FROM objects WHERE hash GLOB ? LIMIT 1');
    const has = database.prepare('SELECT 1 FROM objects WHERE hash = ?');
    const addObject = database.prepare('INSERT INTO objects (hash, content) VALUES (?, ?)');
    const addRecord = database.prepare(
      `INSERT INTO records (address, day, built_at, hash) VALUES (?, ?, ?, ?) RETURNING ${KEPT}`,
    );
    const addPage = database.prepare(`
      INSERT INTO record_pages (record, path, object)
      VALUES (?, ?, (SELECT id FROM objects WHERE hash = ?))`);

    const keep = (content: Uint8Array): string => {
      const hash = sha256(content);
      if (!has.get(hash)) addObject.run(hash, compressed(content));
      return hash;
    };
    const archive: Archive = {
      records: () => z.array(keptRow).parse(all.all()),
      pagesOf: ({ id }) =>
        new Map(pageRows.parse(pages.all(id)).map(({ path: page, hash }) => [page, hash])),
      read: (start) => {
        const row = object.get(`${start}*`);
        if (!row) throw new Error(`${path}: nothing is kept under ${start}`);
        const { hash, content } = objectRow.parse(row);
        const bytes = brotliDecompressSync(content);
        if (sha256(bytes) === hash) return bytes;
        throw new Error(`${path}: what is kept under ${hash} has been changed`);
      },
      snapshotOf: (record) => {
        const texts = [...archive.pagesOf(record)].map(
          ([page, hash]) => [page, archive.read(hash).toString()] as const,
        );
        const marks = new Set(
          texts.flatMap(([, text]) => pictureMarks(text).map(({ hash }) => hash)),
        );
        const pictures = [...marks].map((mark) => archive.read(mark));
        return { ...record, pages: new Map(texts), pictures };
      },
      save: ({ address, day, builtAt, pages: texts, pictures }) =>
        inTransaction(database, () => {
          for (const picture of pictures) keep(picture);
          const kept = [...texts].map(([page, text]) => [page, keep(Buffer.from(text))] as const);
          const lines = kept.map(([page, hash]) => `${hash} ${page}\n`).sort();
          const hash = sha256(Buffer.from([`${address}\n`, ...lines].join('')));
          const last = lastUntil.get(builtAt);
          if (last?.['hash'] === hash && last['day'] === day) return undefined;
          const record = keptRow.parse(addRecord.get(address, day, builtAt, hash));
          for (const [page, object] of kept) addPage.run(record.id, page, object);
          return record;
        }),
      close: () => database.close(),
    };
    return archive;
  });
}

/** The hash of a text or picture, in hexadecimal. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Not at the best quality, which takes seconds for a whole site. */
function compressed(content: Uint8Array): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
