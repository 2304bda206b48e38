import { staying, type Target } from './align.ts';

/** An entry of a list, or a field. */
export interface Item {
  /** The comments and blank lines above it that stay where they are. */
  gap: readonly string[];
  /** The comments directly above it, which go where it goes. */
  own: readonly string[];
  lines: readonly string[];
  /** What its first line begins with, to its dash or colon. */
  head: string;
}

/** Entries or fields one below the other. */
export interface Block {
  column: number;
  items: readonly Item[];
  /** The lines behind the last of them. */
  tail: readonly string[];
}

/** Finds entries or fields in their lines; above those of a whole file may stand its own comment. */
export function blockIn(lines: readonly string[], isList: boolean, isWhole: boolean): Block {
  const column = indent(lines.find((line) => !isAside(line)) ?? '');
  const isStart = (line: string) =>
    !isAside(line) &&
    indent(line) === column &&
    (isList ? /^\s*-(?:\s|$)/ : /:(?:\s|$)/).test(line);
  const starts = lines.flatMap((line, at) => (isStart(line) ? [at] : []));
  let last = 0;
  const found = starts.map((start, place) => {
    const lead = lines.slice(last, start);
    last = starts[place + 1] ?? lines.length;
    while (isAside(lines[last - 1] ?? '-', column)) last -= 1;
    const [head = ''] = (isList ? /^\s*-/ : /^.+?:(?=\s|$)/).exec(lines[start] ?? '') ?? [];
    return { lead, lines: lines.slice(start, last), head };
  });
  const items = found.map(({ lead, ...item }, place) => {
    const start = lead.findLastIndex((line) => isBlank(line) || indent(line) !== column) + 1;
    const isOver = start > 0 ? isBlank(lead[start - 1] ?? '') : place === 0;
    // A comment at the head of a file is of no entry, and one may head all that follow.
    const isOfFile = isWhole && place === 0 && start === 0;
    const isOfMore = isList && isOver && found[place + 1]?.lead.length === 0;
    const cut = isOfFile || isOfMore ? lead.length : start;
    return { ...item, gap: lead.slice(0, cut), own: lead.slice(cut) };
  });
  return { column, items, tail: lines.slice(last) };
}

/**
 * The lines of a block with other entries or fields.
 *
 * @param bodies the lines of each target
 * @param isCompact whether the first begins behind the dash of an entry
 */
export function linesOf(
  { items, tail }: Block,
  targets: readonly Target[],
  bodies: readonly (readonly string[])[],
  isCompact: boolean,
): string[] {
  const stays = staying(targets);
  const gaps = [...items.map(({ gap }) => gap), tail];
  const between =
    items.length > 1 && gaps.slice(1, -1).every((gap) => gap.some(isBlank)) ? [''] : [];
  let next = 0;
  /** The gap of an old one, below the comments that those gone before it leave. */
  const gapTo = (slot: number) => {
    const left = gaps.slice(next, slot).filter((gap, at) => next + at === 0 || !gap.every(isBlank));
    const above = left.flat();
    const gap = gaps[slot] ?? [];
    const isTop = next === 0 && slot > 0 && slot < items.length;
    next = slot + 1;
    const isOver = isBlank(above.at(-1) ?? (isTop ? '' : '-'));
    return [...above, ...(isOver ? gap.filter((line) => !isBlank(line)) : gap)];
  };
  const written = targets.flatMap(({ from = -1 }, place) => {
    const isNext = stays.has(from) && from >= next;
    const gap = isNext ? gapTo(from) : place === 0 ? gapTo(0) : between;
    const lead = [...gap, ...(items[from]?.own ?? [])];
    const body = bodies[place] ?? [];
    return isCompact && place === 0 ? [...body, ...lead] : [...lead, ...body];
  });
  return [...written, ...gapTo(items.length)];
}

/** Whether a line is blank or a comment, of those at most so far in. */
export function isAside(line: string, column = Number.POSITIVE_INFINITY): boolean {
  return isBlank(line) || (/^\s*#/.test(line) && indent(line) <= column);
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
