/**
 * Runs gates in parallel: as many as the cores allow, each after the gates that it needs, in the order of the
 * list.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { logOf, meter, one, reports, type Count, type Gate, type Here } from './gate.ts';

/** The result of one gate. */
export interface Result {
  readonly name: string;
  readonly slug: string;
  readonly count: Count;
  readonly minutes: number;
  /** CPU seconds of all its processes; undefined if they cannot be measured. */
  readonly cpu: number | undefined;
}

/** The name of a gate up to its comma, as part of a file name. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/,.*/, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Starts gates as cores become free; a gate that needs more cores than exist runs alone. After a failed gate
 * only the gates that need it are skipped, and they count as failed. The output of a gate is printed as a
 * whole when it ends.
 */
export async function runGates(gates: readonly Gate[], cores: number): Promise<readonly Result[]> {
  const waiting = [...gates];
  const running = new Map<Gate, Promise<void>>();
  const results = new Map<string, Result>();
  const isMet = (gate: Gate) => (gate.needs ?? []).every((name) => results.has(name));
  const broken = (gate: Gate) =>
    (gate.needs ?? []).find((name) => (results.get(name)?.count.failed ?? 0) > 0);

  while (waiting.length + running.size > 0) {
    const busy = [...running.keys()].reduce((all, gate) => all + gate.cores, 0);
    const next = waiting.find((gate) => isMet(gate) && (busy === 0 || busy + gate.cores <= cores));
    if (next === undefined) {
      if (running.size === 0)
        throw new Error(`No gate can run: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const cause = broken(next);
    if (cause !== undefined) {
      console.log(`✗ ${next.name}: not run, because "${cause}" failed`);
      results.set(next.name, {
        name: next.name,
        slug: slugOf(next.name),
        count: one(false),
        minutes: 0,
        cpu: 0,
      });
      continue;
    }
    console.log(`▸ ${next.name}`);
    running.set(
      next,
      runGate(next).then((result) => {
        running.delete(next);
        results.set(next.name, result);
      }),
    );
  }
  meter.stop();
  return gates.flatMap(({ name }) => results.get(name) ?? []);
}

async function runGate(gate: Gate): Promise<Result> {
  const here: Here = { slug: slugOf(gate.name), started: [] };
  rmSync(logOf(here), { force: true });
  const started = performance.now();
  const count = await gate.run(here);
  const minutes = (performance.now() - started) / 60_000;
  const used = here.started.map((pid) => meter.secondsOf(pid));
  const cpu = used.includes(undefined) ? undefined : used.reduce<number>((all, each) => all + (each ?? 0), 0);
  const mark = count.failed > 0 ? '✗' : '✓';
  console.log(
    `\n── ${gate.name}\n${existsSync(logOf(here)) ? readFileSync(logOf(here), 'utf8').trim() : ''}`,
  );
  console.log(
    `${mark} ${gate.name}, ${minutes.toFixed(1)} minutes (log and reports: ${reports}/${here.slug}.*)`,
  );
  return { name: gate.name, slug: here.slug, count, minutes, cpu };
}

/** The final table: wall minutes, CPU seconds and tests of each gate; `minutes` is the whole run. */
export function table(results: readonly Result[], minutes: number, total: Count): string {
  const cell = (value: string | number, width: number) => String(value).padStart(width);
  const row = (name: string, wall: number, cpu: number | undefined, { passed, failed, skipped }: Count) =>
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(32)}${cell(wall.toFixed(2), 7)}${cell(cpu === undefined ? '–' : Math.round(cpu), 9)}${cell(passed, 9)}${cell(failed, 9)}${cell(skipped, 9)}`;
  const whole = results.some(({ cpu }) => cpu === undefined)
    ? undefined
    : results.reduce((all, { cpu }) => all + (cpu ?? 0), 0);
  return [
    `\n${'gate'.padEnd(34)}minutes    CPU s   passed   failed  skipped`,
    ...results.map((each) => row(each.name, each.minutes, each.cpu, each.count)),
    row('all', minutes, whole, total),
  ].join('\n');
}
