/** Whether an error has a code, such as `ENOENT`, as those of Node.js do. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
