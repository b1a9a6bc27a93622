/** The arguments of `npm run test:repeat`. */
import { parseArgs } from 'node:util';
import { readArguments } from '../gates/arguments.ts';
import { notClock, type Clock } from '../gates/clock.ts';

/** The gates that can be repeated. */
export const gateNames = ['unit', 'stories', 'journeys'] as const;
export type GateName = (typeof gateNames)[number];

export interface Asked {
  /** Without files, the whole gate. */
  readonly gates: readonly { readonly name: GateName; readonly files: readonly string[] }[];
  readonly times: number;
  /** Number of busy loops beside the tests. */
  readonly busy: number;
  /** Where the clock of each run starts; undefined for the clock of the machine. */
  readonly clock?: Clock;
}

const most = { times: 100, busy: 16 };

const isGate = (word: string): word is GateName => gateNames.some((name) => name === word);

/**
 * Reads gates, parts of file names, `--times` (10), `--busy` (0), `--clock` and `--zone` (the machine's). Gates and files
 * together mean these files of these gates.
 */
export function readRepeat(words: readonly string[]): Asked | { readonly error: string } {
  let read;
  try {
    read = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        times: { type: 'string', default: '10' },
        busy: { type: 'string', default: '0' },
        clock: { type: 'string' },
        zone: { type: 'string', default: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      },
    });
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = read;
  const [times, busy] = [Number(values.times), Number(values.busy)];
  if (!Number.isInteger(times) || times < 1 || times > most.times)
    return { error: `--times is a whole number from 1 to ${most.times}, not "${values.times}".` };
  if (!Number.isInteger(busy) || busy < 0 || busy > most.busy)
    return { error: `--busy is a whole number from 0 to ${most.busy}, not "${values.busy}".` };
  const clock = values.clock === undefined ? undefined : { at: values.clock, zone: values.zone };
  const wrong = clock && notClock(clock);
  if (wrong !== undefined) return { error: wrong };
  const how = { times, busy, ...(clock && { clock }) };
  const named = positionals.filter(isGate);
  const parts = positionals.filter((word) => !isGate(word));
  if (positionals.length === 0)
    return { error: `Name a gate (${gateNames.join(', ')}) or parts of file names.` };
  if (parts.length === 0) return { gates: named.map((name) => ({ name, files: [] })), ...how };
  const found = readArguments(parts);
  if ('error' in found) return found;
  const files = { unit: found.only?.node, stories: found.only?.stories, journeys: found.only?.journeys };
  const gates = (named.length > 0 ? named : gateNames)
    .map((name) => ({ name, files: files[name] ?? [] }))
    .filter((gate) => gate.files.length > 0);
  return gates.length > 0 ? { gates, ...how } : { error: `No test of ${named.join(', ')} has that name.` };
}
