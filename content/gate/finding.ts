/** A finding that blocks going live. */
export interface Finding {
  /** The file to fix, from the project's folder, or the variable to set. */
  where: string;
  /** What is wrong in it, and why. */
  what: string;
}
