/**
 * Attempts to sign in, whichever way: they are counted before anything is compared or sent, so that parallel ones are
 * limited too. A known device has a counter of its own and passes while others guess (OWASP: device cookies); all other
 * callers count at the account and their source together, at the account, and at their source.
 */
import { paces, type Pace } from '#schema/auth/attempts.rules.ts';
import { signInTries } from '../session/auth.tables.ts';
import { knownDevice, type Owner } from '../session/devices.ts';
import { count, from, homeScope, type Counting, type Paced } from '../session/rateLimits.ts';
import type { CallFacts } from '../http/context.ts';

type Attempting = Counting & Pick<CallFacts, 'device'>;

/** Who attempts: the typed address, and the person to whom it belongs, or its decoy. */
export interface Attempt {
  readonly address: string;
  readonly owner: Owner;
}

const pairOf = (what: string, { source }: Pick<Counting, 'source'>, address: string): string =>
  `${what}:pair:${source}:${address.toLowerCase()}`;

async function rulesOf(
  attempting: Attempting,
  what: 'guess' | 'code' | 'recovery',
  { address, owner }: Attempt,
  { own, pair, account }: { readonly own: Pace; readonly pair: Pace; readonly account: Pace },
): Promise<readonly Paced[]> {
  const device = await knownDevice(attempting, owner);
  if (device !== undefined) return [{ subject: `${what}:device:${device}`, pace: own }];
  return [
    { subject: pairOf(what, attempting, address), pace: pair },
    { subject: `${what}:account:${address.toLowerCase()}`, pace: account },
    ...from(attempting.source, what === 'guess' ? 'source' : 'asking', { pace: paces.source }),
  ];
}

/** A guess that is counted as a failure. */
export interface Guess {
  /** The guess was correct: forgets the failures of its device, or of the account at its source, and this failure. */
  readonly wasRight: () => Promise<void>;
}

async function guessed(counting: Counting, rules: readonly Paced[]): Promise<Guess> {
  const {
    subjects: [own = '', ...shared],
  } = await count(counting, rules);
  return {
    wasRight: () =>
      counting.dependencies.db.tx(homeScope, async (store) => {
        await store.remove(signInTries, { subject: own });
        // Failures of others remain, or each sign-in of its owner would make an account easier to guess.
        await store.update(
          signInTries,
          { subject: { in: shared }, count: { gt: 0 } },
          { count: { inc: -1 } },
        );
      }),
  };
}

/** Counts a guess of a password or a code. */
export async function guess(attempting: Attempting, attempt: Attempt): Promise<Guess> {
  const { device: own, pair, account } = paces;
  return guessed(attempting, await rulesOf(attempting, 'guess', attempt, { own, pair, account }));
}

/** Counts a guess of the current password by a session; guesses of others at the account do not delay it. */
export const guessInSession = (counting: Counting, userId: string): Promise<Guess> =>
  guessed(counting, [{ subject: `guess:session:${userId}`, pace: paces.device }]);

/** Forgets the failures of an account, and those from the caller's source, after a password change. */
export async function forgetGuesses(counting: Counting, address: string): Promise<void> {
  const { db, sign } = counting.dependencies;
  const subjects = [pairOf('guess', counting, address), `guess:account:${address.toLowerCase()}`];
  const signatures = await Promise.all(subjects.map(sign));
  await db.tx(homeScope, (store) => store.remove(signInTries, { subject: { in: signatures } }));
}

/** Counts a request for a mail. Returns the pause until the next one, in ms. */
export async function ask(
  attempting: Attempting,
  what: 'code' | 'recovery',
  attempt: Attempt,
): Promise<number> {
  const { mails: own, mailsOfAll: account } = paces;
  const rules = await rulesOf(attempting, what, attempt, { own, pair: own, account });
  return (await count(attempting, rules)).pauseMs;
}
