import { ZodError } from 'zod';
import { hasCode } from '../base/errors/has-code.ts';
import { isDamage } from '../base/sqlite/fault.ts';

/** The result of `read`, or of `otherwise` if the data is damaged; throws any other error. */
export function unlessDamaged<Result>(read: () => Result, otherwise: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!isDamagedRow(error)) throw error;
    return otherwise();
  }
}

/** Damaged bytes can also read as an invalid row, or as a number beyond JavaScript's safe integers. */
function isDamagedRow(error: unknown): boolean {
  const isTooLarge = hasCode(error, 'ERR_OUT_OF_RANGE');
  return isDamage(error) || isTooLarge || error instanceof ZodError || error instanceof SyntaxError;
}
