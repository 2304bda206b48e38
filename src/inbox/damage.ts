/** The losses of a damaged store. */
export interface Damage {
  /** The numbers whose messages cannot be read, if there were any, the lowest first. */
  unreadable: readonly number[];
}

/** The notice of a damaged store, with how to repair it. */
export function damageNotice({ unreadable }: Damage, path: string): string {
  return [
    `${path} is damaged.`,
    unreadable.length > 0
      ? `Messages that cannot be read, if there were any of these numbers: ${inRanges(unreadable)}.`
      : 'Every message can still be read.',
    'Stop the site and copy the whole folder. "npm run inbox -- export" writes what can still be read;',
    'then put the last back-up in place with "npm run restore": see docs/running.md.',
  ].join('\n');
}

/** '3 to 7, 9' */
function inRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ');
}
