/** The letters that stand for a person: the first of the first name and of the last, in capitals. */
export function initialsOf(name: string): string {
  const letters = name.match(/^\S|(?<=\s)\S(?=\S*$)/gu) ?? [];
  return letters.join('').toUpperCase();
}
