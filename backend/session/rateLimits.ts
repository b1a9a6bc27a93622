/**
 * Counts tries within a window. The counters belong to the deployment, because an address may not belong to any
 * organisation.
 */
import { guesses } from '#schema/auth/auth.rules.ts';
import { ApiError } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { CallFacts, Dependencies } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { OrgId } from '../store/port.ts';
import { signInTries } from './auth.tables.ts';

/** The scope of the counters. It is not an organisation of the directory, so no job visits it. */
export const homeScope: OrgId = 'home';

/** The context that counting needs. */
export type Counting = Pick<CallFacts, 'now' | 'at' | 'newId' | 'language' | 'source'> & {
  readonly dependencies: Pick<Dependencies, 'db' | 'sign'>;
};

/** Maximum number of tries within a window. */
export interface Limit {
  /** Plain text; only its signature is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** The error for too many tries. It is retryable only if waiting is enough. */
function tooMany(language: Language, retryAfter: number, retryable: boolean): ApiError {
  return new ApiError({ ...domainError('too_many', language).facts(), retryable, retryAfter });
}

/**
 * Counts one try for each limit, or raises 429 and counts none. `waitingHelps` marks the error as retryable. Returns
 * the signatures of the subjects, in order.
 */
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

/** Starts a window in which the limit is used up. */
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
/**
 * The limit of one source. Without a known source nothing is counted, because all such callers would share one limit.
 */
export const from = (
  source: string,
  what: string,
  limit: Omit<Limit, 'subject'> = { most: perSource, windowMs },
): readonly Limit[] => (source === '' ? [] : [{ subject: `${what}:${source}`, ...limit }]);

/** A guess that is counted as a failure. */
export interface Guess {
  /** The guess was correct: forgets the failures of the account, and this failure of the source. */
  readonly wasRight: () => Promise<void>;
}

/** Counts a guess before the comparison, so that parallel guesses cannot exceed the limit. */
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

/** Forgets the failures of an account after a password change. */
export async function forgetGuesses(
  { dependencies: { db, sign } }: Counting,
  address: string,
): Promise<void> {
  const subject = await sign(guessesOf(address).subject);
  await db.tx(homeScope, (store) => store.remove(signInTries, { subject }));
}

/** Counts a mail that an address requests: one per pause, five per window. Unknown addresses count too. */
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

/** Starts the time in which an address may enter a code. Known and unknown addresses expire alike. */
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

/** Takes one try of that time; false if the time is over or no try is left. */
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

/** Ends that time after the correct code. */
export async function closeAnswer({ dependencies: { db, sign } }: Counting, address: string): Promise<void> {
  const subject = await sign(`answer:${address.toLowerCase()}`);
  await db.tx(homeScope, (store) => store.remove(signInTries, { subject }));
}
