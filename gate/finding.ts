/** Something that stands in the way of going live. */
export interface Finding {
  /** The file to mend, from the project's folder, or the variable to set. */
  where: string;
  /** What in it, and why it may not go live. */
  what: string;
}
