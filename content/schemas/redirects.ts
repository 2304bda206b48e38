import { z } from 'zod';
import { addressKey, isReadable } from '../../addresses/address-key.ts';

/** An old address as somebody may have written or printed it: nothing that means more than itself to a host. */
const from = z
  .string()
  .regex(
    /^\/(?!\/)[^\s?#*:\\]*$/,
    'expected an old address from its first slash on, such as /old-page, without https://, "?" and "#"',
  )
  .refine(
    (path) => isReadable(path) && !/\/\.{1,2}(?:\/|$)/.test(decodeURI(path)),
    'expected the address as it stands in the browser',
  );

const to = z
  .string()
  .regex(
    /^\/(?:[\w./-]*[\w-])?(?:#[\w-]+)?$/,
    'expected the address of a page from its first slash on, such as /about, without https://, "?" and a slash at its end',
  );

/** The register of old addresses, content/redirects.yaml; one without entries may hold comments alone. */
export const redirects = z
  .array(z.strictObject({ from, to }))
  .superRefine((all, context) => {
    const next = byAddressKey(all);
    const seen = new Set<string>();
    for (const [place, redirect] of all.entries()) {
      const complain = (field: keyof Redirect, message: string) =>
        context.addIssue({ code: 'custom', path: [place, field], message });
      const key = addressKey(redirect.from);
      if (seen.has(key)) {
        complain('from', `${redirect.from} stands in this list twice; keep one`);
        continue;
      }
      seen.add(key);
      const end = endOf(redirect.to, next);
      if (end === undefined) {
        complain('to', `${redirect.to} leads in a circle; expected the address of a page`);
      } else if (end !== redirect.to) {
        complain('to', `${redirect.to} is an old address itself; write ${end} instead`);
      }
    }
  })
  .nullable()
  .transform((all) => all ?? []);

/** An old address, and the page of this site that takes its place. */
export interface Redirect {
  /** A path. */
  from: string;
  /** A path, with `#` and the id of a part of the page where that is meant. */
  to: string;
}

/** Where each old address leads, by what addresses are told apart by (`addressKey`). */
export function byAddressKey(redirects: readonly Redirect[]): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [addressKey(from), to]));
}

/** Where visitors get in the end; undefined where that is nowhere. */
function endOf(to: string, next: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set<string>();
  let end = to;
  for (;;) {
    const key = addressKey(end.replace(/#.*/, ''));
    const further = next.get(key);
    if (further === undefined) return end;
    if (passed.has(key)) return undefined;
    passed.add(key);
    end = further;
  }
}
