/** Measures and prints figures: medians, and ratios to a baseline of the same run. */

/** One line of the benchmark. `aim` is the product's own goal, printed and never asserted. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'kB' | '/s';
  /** The comparison value, measured in the same run. */
  readonly baseline?: { readonly what: string; readonly value: number };
  readonly aim?: string;
}

/** The median of some measurements; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Milliseconds of each of `runs` runs, after `warm` runs that are not counted. */
export async function timesOf(
  run: () => Promise<unknown>,
  runs: number,
  warm = Math.ceil(runs / 5),
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = -warm; index < runs; index++) {
    const start = performance.now();
    await run();
    if (index >= 0) times.push(performance.now() - start);
  }
  return times;
}

/**
 * The mean processor time of each function in ms, over `runs` runs after a tenth that is not counted: the system counts
 * the time of one run in steps, so a median of runs says little. The functions take turns, so that a busy machine slows
 * all of them alike.
 */
export async function cpuInTurns(
  all: readonly (() => Promise<unknown>)[],
  runs: number,
): Promise<readonly number[]> {
  const totals = all.map(() => 0);
  for (let turn = -runs / 10; turn < runs; turn++)
    for (const [at, run] of all.entries()) {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      if (turn >= 0) totals[at] = (totals[at] ?? 0) + (user + system) / 1_000;
    }
  return totals.map((total) => total / runs);
}

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, baseline, aim }) => [
    what,
    `${number(value)} ${unit}`,
    baseline === undefined
      ? ''
      : `${(value / baseline.value).toFixed(2)} × ${baseline.what} (${number(baseline.value)} ${unit})`,
    aim ?? '',
  ]);
  const head = ['what', 'median', 'ratio', 'aim'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
