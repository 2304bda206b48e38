/** The current year, marked so that the server can put the next one in its place at New Year. */
export function CurrentYear({ year }: { year: string }) {
  return <span data-current-year="">{year}</span>;
}
