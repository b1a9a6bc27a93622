/** One cell of the table: sends a struck call and lists every deviation from the expected result. */
import { createActor } from 'xstate';
import type { allRows } from '#schema/contract.ts';
import { ApiError } from '#schema/errors.ts';
import { operationFailed } from '#schema/errors.failed.ts';
import { tokenKey, type Language } from '#schema/limits.ts';
import { sessionWith } from '#src/app/session.actors.ts';
import { FakeStorage } from '#tests/support/edge.ts';
import { inCell, type Cell } from './bench.ts';
import type { Strike } from './strikes.ts';
import type { Way } from './ways.ts';

/** The call, its way, and the fault. */
export interface Wanted {
  readonly row: (typeof allRows)[number];
  readonly way: Way;
  readonly strike: Strike;
  readonly language: Language;
  /** A valid session. */
  readonly token: string;
}

/** The result of a cell. */
export interface Kept extends Wanted {
  readonly cell: Cell;
  readonly cleared: boolean;
  readonly faults: readonly string[];
}

/** The number of sends if a repeat may help. */
const sendsOf = { cache: 1 + 3, pass: 3, once: 1 } as const;

/**
 * Milliseconds between the sends: 1 s, then doubled, in the request pass up to a tenth longer. A longer wait requested
 * by the server applies, up to 30 s.
 */
function pausesOf({ layer }: Way, { wait }: Strike, sends: number, chance: number): readonly number[] {
  return Array.from({ length: sends - 1 }, (_, at) => {
    const own = 1000 * 2 ** at * (layer === 'pass' ? 1 + 0.1 * chance : 1);
    return Math.min(Math.max(own, wait * 1000), 30_000);
  });
}

/** A number from 0 to 1 that is constant for a name. */
const chanceOf = (name: string): number =>
  Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 1009, 7) / 1008;

/**
 * Reports the refused tokens to the app's session machine, once with the token of the call and once with the stored
 * token.
 */
function hear(cell: Cell, token: string): void {
  for (const known of new Set([token, cell.storage.getItem(tokenKey)])) {
    const outside = { goToSignIn: () => undefined, clearUserState: () => undefined };
    const session = createActor(sessionWith(outside), { input: { token: known } });
    session.start();
    for (const refused of cell.refused) session.send({ type: 'response.unauthorized', token: refused });
    session.stop();
  }
}

/** Strikes a call and collects the deviations of its result. */
export async function held(wanted: Wanted): Promise<Kept> {
  const { row, way, strike, language, token } = wanted;
  const cell: Cell = {
    row,
    strike,
    times: Number.POSITIVE_INFINITY,
    language,
    chance: chanceOf(row.operation + strike.name),
    storage: new FakeStorage(),
    sends: [],
    pauses: [],
    made: 0,
    refused: [],
  };
  cell.storage.setItem(tokenKey, token);
  const error: unknown = await inCell(cell, () =>
    way.call().then(
      () => undefined,
      (raised: unknown) => raised,
    ),
  );
  await new Promise(setImmediate);
  inCell(cell, () => hear(cell, token));

  const faults: string[] = [];
  const is = (what: string, seen: unknown, must: unknown): void => {
    if (JSON.stringify(seen) !== JSON.stringify(must))
      faults.push(
        `${row.operation}, ${way.name}, ${strike.name}, ${language}: ${what} ${JSON.stringify(seen)}, not ${JSON.stringify(must)}`,
      );
  };
  const { told, place } = strike;
  if (!(error instanceof ApiError)) {
    is('ended', String(error), 'as a failed call');
    return { ...wanted, cell, cleared: false, faults };
  }
  const sends = strike.repeats ? sendsOf[way.layer] : 1;
  const named = way.isNamed && strike.isServersFault ? `${operationFailed(way.operation, language)} ` : '';
  is('code', error.code, told.code);
  is('operation', error.operation, place === 'behind' ? row.operation : way.operation);
  is('message', error.message, named + strike.message[language]);
  is('sends', cell.sends.length, sends);
  is('calls of the facade', cell.made, place === 'behind' ? sends : 0);
  is('pauses', cell.pauses, pausesOf(way, strike, sends, cell.chance));
  const carried = cell.sends.every(({ session }) => session === `Bearer ${token}`);
  if (!strike.signsIn) is('session sent', carried, way.session);
  if (way.writes) is('keys', new Set(cell.sends.map(({ key }) => key)).size, 1);
  else
    is(
      'keys',
      cell.sends.every(({ key }) => key === null),
      true,
    );
  const refused = told.code === 'unauthorized' && way.session;
  is('told', new Set(cell.refused), new Set(refused ? [token] : []));
  const left = cell.storage.getItem(tokenKey);
  is('token', left, strike.signsIn ? 'a newer one' : refused ? null : token);
  return { ...wanted, cell, cleared: left === null, faults };
}
