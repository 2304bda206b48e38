/** What a drawing prints of a number, and the words that it stands beside. */
export interface Label {
  label: string;
  beside: string;
}
