/** Finds the separator of a CSV file: the one with which the header and the rows agree. */
import Papa from 'papaparse';

const separators = [',', ';', '\t', '|'] as const;
/** Rows that are compared. */
const looked = 200;

/** A cell that holds an address and no separator. Every list of people has one in each row. */
const address = /^\s*[^\s,;|@]+@[^\s,;|@]+\s*$/;

/** Cells up to the last one with anything but separators. */
const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => /[^\s,;|]/.test(cell)) + 1;

interface Trial {
  readonly separator: string;
  readonly score: number;
  readonly width: number;
}

/** How well a separator fits, for a row on average: addresses that stand alone, and rows as wide as the header. */
function tried(text: string, separator: string): Trial {
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    delimiter: separator,
    newline: '\n',
    preview: looked,
  });
  const [head = [], ...rows] = data.filter((cells) => widthOf(cells) > 0);
  let score = 0;
  for (const cells of rows) {
    if (cells.some((cell) => address.test(cell))) score += 2;
    // That nothing is separated is no agreement.
    if (cells.length === head.length) score += head.length > 1 ? 1 : 0.25;
    else if (widthOf(cells) > head.length) score -= 1;
    else if (widthOf(cells) > 1) score += 0.5;
  }
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  return { separator, score: score / Math.max(1, rows.length) - Number(isBroken), width: head.length };
}

/** The separator of a text whose lines end by LF. */
export const separatorOf = (text: string): string =>
  separators
    .map((separator) => tried(text, separator))
    .reduce((best, trial) =>
      trial.score > best.score || (trial.score === best.score && trial.width > best.width) ? trial : best,
    ).separator;
