import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';

/** Where a screen reader can jump to, and what it stops at in a form. */
const KEPT = new Set([
  ...['banner', 'navigation', 'main', 'region', 'complementary', 'contentinfo', 'article', 'form'],
  ...['heading', 'img', 'iframe', 'button', 'textbox', 'combobox', 'status'],
]);

/** A line of an accessibility snapshot, such as `heading "Contact" [level=1]`, or one with what is in it. */
type Node = string | { [line: string]: string | Node[] | null };

const node: z.ZodType<Node> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), z.union([z.string(), z.array(node), z.null()]))]),
);

/**
 * The page as a screen reader's lists of landmarks, headings and controls show it, in order: lists
 * with the number of their items, links by name within navigation. Sentences are left out.
 */
export async function outlineOf(page: Page): Promise<string> {
  const snapshot = z.array(node).parse(parse(await page.locator('body').ariaSnapshot()));
  return `${linesOf(snapshot, '', false).join('\n')}\n`;
}

function linesOf(nodes: readonly Node[], indent: string, inNavigation: boolean): string[] {
  return nodes.flatMap((it) => {
    const [line = '', inside] = typeof it === 'string' ? [it, null] : (Object.entries(it)[0] ?? []);
    const children = Array.isArray(inside) ? inside : [];
    const [role = ''] = line.split(' ');
    const isList = role === 'list' && children.length > 0;
    const kept = isList || KEPT.has(role) || (role === 'link' && inNavigation);
    const own = kept ? [`${indent}${line}${isList ? ` of ${children.length}` : ''}`] : [];
    const deeper = kept ? `${indent}  ` : indent;
    return [...own, ...linesOf(children, deeper, inNavigation || role === 'navigation')];
  });
}
