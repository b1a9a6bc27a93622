/** The time in which an address may enter a code, and its tries. Known and unknown addresses expire alike. */
import { latestStart } from '../kit/runAhead.ts';
import { signInTries } from '../session/auth.tables.ts';
import { homeScope, type Counting } from '../session/rateLimits.ts';

const subjectOf = ({ dependencies: { sign } }: Counting, address: string): Promise<string> =>
  sign(`answer:${address.toLowerCase()}`);

/** Starts the time. */
export async function openAnswer(counting: Counting, address: string, validMs: number): Promise<void> {
  const { dependencies, now, at, newId } = counting;
  const subject = await subjectOf(counting, address);
  const until = new Date(now + validMs).toISOString();
  await dependencies.db.tx(homeScope, async (store) => {
    await store.remove(signInTries, { subject });
    await store.insert(signInTries, [{ id: newId(), subject, count: 0, since: at, until }]);
  });
}

/** Takes one try of that time; false if the time is over or no try is left. */
export async function takeAnswer(counting: Counting, address: string, most: number): Promise<boolean> {
  const { dependencies, at } = counting;
  const subject = await subjectOf(counting, address);
  const open = { subject, since: { lte: latestStart(at) }, until: { gt: at }, count: { lt: most } };
  const taken = await dependencies.db.tx(homeScope, (store) =>
    store.update(signInTries, open, { count: { inc: 1 } }),
  );
  return taken.length > 0;
}

/** Ends that time after the correct code. */
export async function closeAnswer(counting: Counting, address: string): Promise<void> {
  const subject = await subjectOf(counting, address);
  await counting.dependencies.db.tx(homeScope, (store) => store.remove(signInTries, { subject }));
}
