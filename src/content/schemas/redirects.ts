import { z } from 'zod';
import { addressKey, isReadable, questionKey } from '../../base/addresses/address-key.ts';
import { isKnown, unknownKey } from './references.ts';

/** The path of a post; a post may exist without a file. */
const POST = /^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The query of an old address, in characters that all hosts compare unchanged. */
const QUERY = /^[\w.-]+=[\w.-]+(?:&[\w.-]+=[\w.-]+)*$/;

/** An old address, without characters that hosts treat as patterns. */
const from = z
  .string()
  .regex(
    /^\/(?!\/)[^\s#*:\\]*$/,
    'expected an old address from its first slash on, such as /old-page or /?page_id=12, without https:// and "#"',
  )
  .refine(
    (address) =>
      isReadable(pathOf(address)) && !/\/\.{1,2}(?:\/|$)/.test(decodeURI(pathOf(address))),
    'expected the address as it stands in the browser',
  )
  .refine((address) => !address.includes('?') || QUERY.test(queryOf(address)), {
    error:
      'expected names and values of letters, digits, ".", "_" and "-" after the "?", such as /?page_id=12 or /index.php?cat=4&id=3',
  });

const to = z
  .string()
  .regex(/^\/(?:[\w./-]*[\w-])?(?:#[\w-]+)?$/, {
    abort: true,
    error:
      'expected the address of a page from its first slash on, such as /about, without https://, "?" and a slash at its end',
  })
  .refine((path) => isKnown('pages', pageOf(path)) !== false || POST.test(pageOf(path)), {
    error: ({ input }) => unknownKey('pages', pageOf(String(input))),
  })
  .refine((path) => !/^\/blog\b.*#/.test(path), 'expected no "#": what stands in the blog changes');

/** An old address, and the page of this site that replaces it. */
export interface Redirect {
  /** A path, with a query if that distinguishes it from other addresses. */
  from: string;
  /** A path, with `#` and the id of a part of the page if only that replaces it. */
  to: string;
}

/** content/redirects.yaml, the register of old addresses; without entries it may hold only comments. */
export const redirectsSchema = z
  .array(z.strictObject({ from, to }))
  .superRefine((all, context) => {
    const old = new Set<string>();
    const following = byAddressKey(all);
    for (const [index, redirect] of all.entries()) {
      const complain = (field: keyof Redirect, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      const key = keyOf(redirect.from);
      if (key.includes('?') && addressKey(pathOf(redirect.from)) === pageOf(redirect.to)) {
        complain('to', `${redirect.to} is there without this entry, whatever is asked of it`);
      }
      if (isKnown('pages', key))
        complain('from', `${key} is a page of this site; remove this entry`);
      if (old.has(key)) complain('from', `${redirect.from} stands in this list twice; keep one`);
      old.add(key);
      if (following.has(addressKey(pageOf(redirect.to)))) {
        complain('to', `${redirect.to} is an old address itself; expected the address of a page`);
      }
    }
  })
  .nullable()
  .transform((all) => all ?? []);

/** The target of each old address, by its key (`addressKey`). */
export function byAddressKey(redirects: readonly Redirect[]): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [keyOf(from), to]));
}

/** The key of an old address; undefined if the register would reject it. */
export function oldAddress(address: string): string | undefined {
  return from.safeParse(address).success ? keyOf(address) : undefined;
}

function keyOf(from: string): string {
  return questionKey(pathOf(from), new URLSearchParams(queryOf(from)));
}

/** An address without its query. */
export function pathOf(address: string): string {
  return address.replace(/\?.*/, '');
}

/** The query of an address, without its question mark; empty if there is none. */
export function queryOf(address: string): string {
  return address.slice(pathOf(address).length + 1);
}

/** A path without its fragment. */
function pageOf(path: string): string {
  return path.replace(/#.*/, '');
}
