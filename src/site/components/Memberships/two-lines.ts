/** A name in two lines about as long as each other, rather the second longer; in one where it is one word. */
export function twoLines(name: string): string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const second = words.slice(index + 1).join(' ');
    return { lines: [first, second], width: Math.max(first.length + 2, second.length) };
  });
  return breaks.sort((a, b) => a.width - b.width)[0]?.lines ?? [name];
}
