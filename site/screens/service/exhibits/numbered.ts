import numbers from './numbers.module.css';

/**
 * The class that sets --n to a whole number.
 *
 * @throws RangeError for a number that has none
 */
export function numbered(number: number): string {
  const name = numbers[`n${number}`];
  if (name === undefined) throw new RangeError(`expected a whole number to 60, not ${number}`);
  return name;
}
