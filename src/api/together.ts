/**
 * Reads that begin in one task travel in one request (docs/decisions/0044-reads-around-the-feed-travel-together.md).
 * Each has its own answer, error and time limit.
 */
import { maxTogether } from '#schema/limits.ts';
import { isJson } from './answer.ts';
import { deliver } from './send.ts';

interface Waiting {
  readonly body: string;
  readonly init: RequestInit;
  readonly answer: PromiseWithResolvers<Response>;
}

const waiting = new Map<string, Waiting[]>();
let isOn = false;

/** The app turns it on over a network: the demo's page answers itself, and parts alone have a request for each read. */
export const joinReads = (on: boolean): void => {
  isOn = on;
};

/** Whether reads share requests. */
export const readsJoin = (): boolean => isOn;

/** The answers of one request, in the order of its operations; a refusal of the whole is the answer to each. */
async function answersOf(answer: Response, count: number): Promise<readonly Response[]> {
  const said: unknown = answer.ok && isJson(answer) ? await answer.clone().json() : undefined;
  return Array.from({ length: count }, (_, index) =>
    Array.isArray(said) ? Response.json(said[index]) : answer.clone(),
  );
}

async function sendAll(all: readonly Waiting[]): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  try {
    if (all.length === 1) {
      first.answer.resolve(await deliver(new URL('/graphql', location.origin), first.init));
      return;
    }
    const { signal: _, ...init } = first.init;
    const body = `[${all.map((one) => one.body).join(',')}]`;
    const answers = await answersOf(
      await deliver(new URL('/graphql', location.origin), { ...init, body }),
      all.length,
    );
    for (const [index, one] of all.entries()) one.answer.resolve(answers[index] ?? Response.error());
  } catch (error) {
    for (const one of all) one.answer.reject(error);
  }
}

/** `fetch` of a read that may share a request with the others of this task, if they have the same headers. */
export const fetchTogether = (init: RequestInit & { readonly body: string }): Promise<Response> => {
  const alike = JSON.stringify([...new Headers(init.headers)]);
  const joined = waiting.get(alike) ?? [];
  const answer = Promise.withResolvers<Response>();
  joined.push({ body: init.body, init, answer });
  if (joined.length === 1) {
    waiting.set(alike, joined);
    setTimeout(() => {
      waiting.delete(alike);
      for (let from = 0; from < joined.length; from += maxTogether)
        void sendAll(joined.slice(from, from + maxTogether));
    });
  }
  return answer.promise;
};
