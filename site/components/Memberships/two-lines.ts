/** A name broken at the space nearest to its middle; in one line where it has none. */
export function twoLines(name: string): string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  return breaks.sort((a, b) => a.longest - b.longest)[0]?.lines ?? [name];
}
