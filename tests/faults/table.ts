/** The table that `npm test` prints: for each row of the catalogue, how many calls end as expected, and how. */
import type { Layer } from './asked.ts';
import type { Kept } from './held.ts';

const layers: readonly Layer[] = ['cache', 'pass', 'once'];

const seconds = (ms: number): string => String(Math.round(ms / 100) / 10);
const span = (all: readonly number[]): string => {
  const [least, most] = [seconds(Math.min(...all)), seconds(Math.max(...all))];
  return least === most ? least : `${least}–${most}`;
};

/** The counts of sends per call in a layer, without duplicates. */
const sendsIn = (kept: readonly Kept[]): string =>
  [...new Set(kept.map(({ cell }) => cell.sends.length))].toSorted((a, b) => b - a).join('|');

/** Seconds between the sends of a layer, including the random part. */
function pausesIn(kept: readonly Kept[]): string {
  const most = Math.max(0, ...kept.map(({ cell }) => cell.pauses.length));
  return Array.from({ length: most }, (_, at) =>
    span(kept.flatMap(({ cell }) => cell.pauses.slice(at, at + 1))),
  ).join('+');
}

const byLayer = (kept: readonly Kept[], said: (kept: readonly Kept[]) => string): string =>
  layers.map((layer) => said(kept.filter(({ way }) => way.layer === layer)) || '–').join(' · ');

function line(name: string, kept: readonly Kept[]): string {
  const held = kept.filter(({ faults }) => faults.length === 0).length;
  const token = kept.some(({ cleared }) => cleared) ? 'cleared' : 'kept';
  const [first] = kept;
  const words = first === undefined ? '' : `«${first.strike.told.es}» «${first.strike.told.en}»`;
  return `  ${name.padEnd(34)}${`${held}/${kept.length}`.padEnd(12)}${byLayer(kept, sendsIn).padEnd(16)}${byLayer(kept, pausesIn).padEnd(34)}${token.padEnd(9)}${words}`;
}

const nameOf = ({ strike: { told, wait, signsIn } }: Kept): string =>
  `${told.code} ${told.status}${wait > 0 ? `, Retry-After ${wait}` : ''}${signsIn ? ', another session' : ''}`;

/**
 * The whole table. Each column of sends lists three layers: the query cache, the request pass and calls without
 * retries.
 */
export function table(kept: readonly Kept[]): string {
  const held = kept.filter(({ faults }) => faults.length === 0).length;
  const ways = [...new Map(kept.map(({ row, way }) => [`${row.operation} ${way.name}`, way])).values()];
  const rows = new Set(kept.map(({ row }) => row.operation)).size;
  const reached = (['the app', 'the SDL', 'its own client'] as const).map(
    (by) => `${ways.filter((way) => way.by === by).length} by ${by}`,
  );
  const groups = Map.groupBy(kept, nameOf);
  return [
    `errors: held ${held} / total ${kept.length} (${rows} rows asked in ${ways.length} ways, ${reached.join(', ')})`,
    `  ${'answer'.padEnd(34)}${'held'.padEnd(12)}${'sends'.padEnd(16)}${'seconds between'.padEnd(34)}${'token'.padEnd(9)}message  (cached · request pass · once)`,
    ...[...groups].map(([name, all]) => line(name, all)),
  ].join('\n');
}
