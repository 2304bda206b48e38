import { parse } from 'yaml';
import { staying, type Target } from './align.ts';

/** An entry of a list, or a field. */
interface Item {
  /** The comments and blank lines above it. */
  lead: readonly string[];
  lines: readonly string[];
  /** What its first line begins with, to its dash or colon. */
  head: string;
  name: string;
}

/** Entries or fields one below the other. */
export interface Block {
  column: number;
  /** The comment at the head of the file, which is of no entry. */
  header: readonly string[];
  items: readonly Item[];
  /** Behind the last of them. */
  tail: readonly string[];
  isList: boolean;
  /** Whether the first begins behind the dash of an entry. */
  isCompact: boolean;
}

/** Finds entries or fields in their lines; those of a whole file may have a comment at its head. */
export function blockIn(
  lines: readonly string[],
  isList: boolean,
  { isWhole = false, isCompact = false },
): Block {
  const column = indent(lines.find((line) => !isAside(line)) ?? '');
  const isStart = (line: string) =>
    !isAside(line) && indent(line) === column && /^\s*-(?:\s|$)/.test(line) === isList;
  const starts = lines
    .keys()
    .filter((at) => isStart(lines[at] ?? ''))
    .toArray();
  let last = 0;
  const items = starts.map((start, place) => {
    const lead = lines.slice(last, start);
    last = starts[place + 1] ?? lines.length;
    while (isAside(lines[last - 1] ?? '-', column)) last -= 1;
    const [head = ''] = (isList ? /^\s*-/ : /^.+?:(?=\s|$)/).exec(lines[start] ?? '') ?? [];
    const name = isList ? '' : String(parse(head.slice(0, -1)));
    return { lead, lines: lines.slice(start, last), head, name };
  });
  const above = items[0]?.lead ?? [];
  const header = isWhole ? above.slice(0, above.findIndex(isBlank) + 1 || above.length) : [];
  return {
    ...{ column, header, isList, isCompact },
    items: items.map((item, place) =>
      place > 0 ? item : { ...item, lead: above.slice(header.length) },
    ),
    tail: lines.slice(last),
  };
}

/**
 * The lines of a block with other entries. A comment directly above an entry goes where it goes,
 * unless it heads those that follow.
 *
 * @param bodies the lines of each target
 */
export function linesOf(
  { column, header, items, tail, isList, isCompact }: Block,
  targets: readonly Target[],
  bodies: readonly (readonly string[])[],
): string[] {
  const asides = items.map(({ lead }, place) => {
    const start = lead.findLastIndex((line) => isBlank(line) || indent(line) !== column) + 1;
    const isOver = start > 0 ? isBlank(lead[start - 1] ?? '') : place === 0;
    const isHead = isList && isOver && items[place + 1]?.lead.length === 0;
    return isHead ? { gap: lead, own: [] } : { gap: lead.slice(0, start), own: lead.slice(start) };
  });
  const stays = staying(targets);
  const gaps = [...asides.map(({ gap }) => gap), tail];
  for (const [place] of items.entries()) {
    if (stays.has(place)) continue;
    const [gap = [], next = []] = gaps.slice(place);
    const [isFirst, isLast] = [![...stays].some((one) => one < place), place === items.length - 1];
    const isKept = hasComment(gap) || (!isLast && (isFirst || next.length === 0));
    const isDoubled = isFirst && !isLast;
    const kept = isDoubled ? next.slice(next.findIndex((line) => !isBlank(line))) : next;
    gaps[place + 1] = [...(isKept ? gap : []), ...kept];
  }
  const between =
    items.length > 1 && items.slice(1).every(({ lead }) => lead.some(isBlank)) ? [''] : [];
  const first = targets.findIndex(({ from }) => from !== undefined && stays.has(from));
  const leads = targets.map(({ from = -1 }, place) => {
    const own = asides[from]?.own ?? [];
    const isMoved = !stays.has(from) || (first > 0 && place === first);
    const gap =
      place === 0 ? gaps[targets[first]?.from ?? items.length] : isMoved ? between : gaps[from];
    return [...(gap ?? []), ...own];
  });
  const written = bodies.flatMap((body, place) => {
    const lead = leads[place] ?? [];
    return isCompact && place === 0 ? [...body, ...lead] : [...lead, ...body];
  });
  return [...header, ...written, ...(gaps.at(-1) ?? [])];
}

/** Whether a line is blank or a comment, of those at most so far in. */
export function isAside(line: string, column = Number.POSITIVE_INFINITY): boolean {
  return isBlank(line) || (/^\s*#/.test(line) && indent(line) <= column);
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

function hasComment(lines: readonly string[]): boolean {
  return lines.some((line) => !isBlank(line));
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
