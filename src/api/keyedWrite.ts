/** A write that may be sent again: the server does it once, whatever became of the first answer. */
import { pageStorage } from '#src/lib/storages.ts';
import { request } from './client.ts';
import { intentKey } from './idempotency.ts';
import { isAnswered } from './isAnswered.ts';
import type { Operation } from './operation.ts';

/** Sends a write under a key that stays the same until its end is known: a repeat after a lost answer is the same write. `name` is of the person's intent. */
export async function write<R, V extends object>(
  document: Operation<R, V>,
  variables: V,
  name: string,
): Promise<R> {
  const { key, settle } = intentKey(pageStorage(), name, JSON.stringify(variables));
  try {
    const answer = await request(document, variables, { key });
    settle();
    return answer;
  } catch (error) {
    if (isAnswered(error)) settle();
    throw error;
  }
}
