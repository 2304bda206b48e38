const TABLE = /<table>[^<]*(?:<(?!\/?table)[^<]*)*<\/table>/g;
const ROW = /<tr>[^<]*(?:<(?!\/?tr)[^<]*)*<\/tr>/g;
const CELL = /<(t[hd])([^>]*)>([^<]*(?:<(?!\/?t[hd])[^<]*)*)<\/t[hd]>/g;
/** $1,224, ($4,900), −8%, $1.2 million, 102. */
const FIGURE = /^[-−–(]?\s*\$?\d[\d.,]*\s?(?:%|million|billion)?\)?$/;
/** A cell that has no figure to show. */
const NONE = /^[-−–—]?$/;

/**
 * Marks the cells of each column whose body holds only figures with `data-align="right"`, its header
 * too. The first column names the rows; a cell that says how it is aligned stays. Takes and returns
 * sanitized HTML: attributes contain no < or >.
 */
export function withFigureColumns(html: string): string {
  return html.replace(TABLE, (table) => {
    if (/<t[hd][^>]* (?:col|row)span=/.test(table)) return table;
    const rows = [...table.matchAll(ROW)].map(([row]) => row);
    const body = rows.filter((row) => row.includes('<td')).map(cellTexts);
    const isOfFigures = (column: number) =>
      column > 0 &&
      body.every(({ [column]: text = '' }) => FIGURE.test(text) || NONE.test(text)) &&
      body.some(({ [column]: text = '' }) => FIGURE.test(text));
    const columns = body.reduce((most, { length }) => Math.max(most, length), 0);
    const figures = Array.from({ length: columns }, (_, column) => isOfFigures(column));
    return table.replace(ROW, (row) => {
      let column = -1;
      return row.replace(CELL, (cell, name: string, attributes: string, content: string) => {
        column += 1;
        if (!figures[column] || attributes.includes('data-align')) return cell;
        return `<${name} data-align="right"${attributes}>${content}</${name}>`;
      });
    });
  });
}

function cellTexts(row: string): string[] {
  return [...row.matchAll(CELL)].map(([, , , content = '']) =>
    content.replace(/<[^>]*>/g, '').trim(),
  );
}
