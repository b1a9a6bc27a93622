/** Counting tries within a window, in a scope of the home: an address may belong to no organisation, and waits like any other. */
import { guesses } from '#schema/auth/auth.rules.ts';
import { ApiError } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { CallFacts, Dependencies } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { OrgId } from '../store/port.ts';
import { signInTries } from './auth.tables.ts';

/** Where tries are kept: no organisation of the directory, so no job visits it. */
export const homeScope: OrgId = 'home';

/** What is needed to count. */
export type Counting = Pick<CallFacts, 'now' | 'at' | 'newId' | 'language' | 'source'> & {
  readonly dependencies: Pick<Dependencies, 'db' | 'sign'>;
};

/** How often something may be tried within a window. */
export interface Limit {
  /** In clear; only its signature is kept. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Whoever tries too often waits; where waiting is not all that is needed, no repeat is made by itself. */
function tooMany(language: Language, retryAfter: number, retryable: boolean): ApiError {
  return new ApiError({ ...domainError('too_many', language).facts(), retryable, retryAfter });
}

/** Counts one try for each limit, or raises 429 and counts none; `waitingHelps` is told where a later repeat is welcome. Answers the signatures of what was counted, in order. */
export async function count(
  { dependencies: { db, sign }, now, at, newId, language }: Counting,
  limits: readonly Limit[],
  waitingHelps = false,
): Promise<readonly string[]> {
  const subjects = await Promise.all(limits.map(({ subject }) => sign(subject)));
  await db.tx(homeScope, async (store) => {
    await store.remove(signInTries, { until: { lte: at } });
    const { rows } = await store.list(signInTries, { where: { subject: { in: subjects } } });
    const full = rows.filter((row) => row.count >= (limits[subjects.indexOf(row.subject)]?.most ?? 0));
    const waits = full.map(({ until }) => Math.ceil((Date.parse(until) - now) / 1000));
    if (waits.length > 0) throw tooMany(language, Math.max(...waits), waitingHelps);
    const known = rows.map(({ subject }) => subject);
    await store.update(signInTries, { subject: { in: known } }, { count: { inc: 1 } });
    await store.insert(
      signInTries,
      subjects.flatMap((subject, index) =>
        known.includes(subject)
          ? []
          : [
              {
                id: newId(),
                subject,
                count: 1,
                since: at,
                until: new Date(now + (limits[index]?.windowMs ?? 0)).toISOString(),
              },
            ],
      ),
    );
  });
  return subjects;
}

/** Begins a window in which nothing is left of a limit. */
export async function spend(
  { dependencies: { db, sign }, now, at, newId }: Counting,
  { subject, most, windowMs: lastsMs }: Limit,
): Promise<void> {
  const signed = await sign(subject);
  const until = new Date(now + lastsMs).toISOString();
  await db.tx(homeScope, async (store) => {
    await store.remove(signInTries, { subject: signed });
    await store.insert(signInTries, [{ id: newId(), subject: signed, count: most, since: at, until }]);
  });
}

const { perAccount, perSource, windowMs } = guesses;

const guessesOf = (address: string): Limit => ({
  subject: `account:${address.toLowerCase()}`,
  most: perAccount,
  windowMs,
});
/** What one place may try; nothing is counted where nothing is known of a caller, since all would wait for one. */
export const from = (
  source: string,
  what: string,
  limit: Omit<Limit, 'subject'> = { most: perSource, windowMs },
): readonly Limit[] => (source === '' ? [] : [{ subject: `${what}:${source}`, ...limit }]);

/** A guess that has been counted as a failure. */
export interface Guess {
  /** It was none: forgets the failures of the account, and this one of where it came from. */
  readonly wasRight: () => Promise<void>;
}

/** Counts a guess at an account before anything is compared, so that many at once are no more than many in turn. */
export async function guess(counting: Counting, address: string): Promise<Guess> {
  const [account = '', ...sources] = await count(counting, [
    guessesOf(address),
    ...from(counting.source, 'source'),
  ]);
  return {
    wasRight: () =>
      counting.dependencies.db.tx(homeScope, async (store) => {
        await store.remove(signInTries, { subject: account });
        await store.update(
          signInTries,
          { subject: { in: sources }, count: { gt: 0 } },
          { count: { inc: -1 } },
        );
      }),
  };
}

/** Forgets the failures of an account whose password is a new one. */
export async function forgetGuesses(
  { dependencies: { db, sign } }: Counting,
  address: string,
): Promise<void> {
  const subject = await sign(guessesOf(address).subject);
  await db.tx(homeScope, (store) => store.remove(signInTries, { subject }));
}

/** Counts a mail that an address asks for: one a pause, five a window, whether anybody has the address or not. */
export async function ask(
  counting: Counting,
  what: 'code' | 'recovery',
  address: string,
  pauseMs: number,
): Promise<void> {
  const whose = address.toLowerCase();
  await count(counting, [
    { subject: `pause:${what}:${whose}`, most: 1, windowMs: pauseMs },
    { subject: `asked:${what}:${whose}`, most: 5, windowMs },
    ...from(counting.source, 'asking'),
  ]);
}

/** Begins the time in which an address may answer with a code, whether anybody has it or not: so both end alike. */
export async function openAnswer(
  { dependencies: { db, sign }, now, at, newId }: Counting,
  address: string,
  validMs: number,
): Promise<void> {
  const subject = await sign(`answer:${address.toLowerCase()}`);
  const until = new Date(now + validMs).toISOString();
  await db.tx(homeScope, async (store) => {
    await store.remove(signInTries, { subject });
    await store.insert(signInTries, [{ id: newId(), subject, count: 0, since: at, until }]);
  });
}

/** Takes one of the tries of that time; false where it is over or all were taken. */
export async function takeAnswer(
  { dependencies: { db, sign }, at }: Counting,
  address: string,
  most: number,
): Promise<boolean> {
  const subject = await sign(`answer:${address.toLowerCase()}`);
  const taken = await db.tx(homeScope, (store) =>
    store.update(signInTries, { subject, until: { gt: at }, count: { lt: most } }, { count: { inc: 1 } }),
  );
  return taken.length > 0;
}

/** Ends that time, once the right code was given. */
export async function closeAnswer({ dependencies: { db, sign } }: Counting, address: string): Promise<void> {
  const subject = await sign(`answer:${address.toLowerCase()}`);
  await db.tx(homeScope, (store) => store.remove(signInTries, { subject }));
}
