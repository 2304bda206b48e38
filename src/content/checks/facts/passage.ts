/** A sentence of the copy, or a row of a table, with what it stands in. */
export interface Passage {
  /** The file, from content/; a post's by its name alone. */
  file: string;
  text: string;
  /** The line in which the text that it is of begins, from 1, where that is known. */
  line?: () => number | undefined;
  /** The paragraph, the entry of a list or the row that it is of. */
  paragraph: string;
  /** The headings it stands under, the nearest last. */
  headings: readonly string[];
  /** Whether it is an example, with figures of its own. */
  isExample: boolean;
}
