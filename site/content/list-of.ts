import { file } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'zod';

const list = z.array(z.record(z.string(), z.unknown()));

/**
 * A loader for a YAML file that is a list of records without ids: each record
 * is known by its place in the list, from '01', so that the order is kept.
 */
export function listOf(path: string) {
  return file(path, {
    parser: (source) =>
      Object.fromEntries(
        list
          .parse(parse(source))
          .map((record, index) => [String(index + 1).padStart(2, '0'), record]),
      ),
  });
}
