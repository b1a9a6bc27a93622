/** What the sign-in page needs of a world that is not made yet: its time, and the answer to its only call. */
import { flowOfUnknownHost } from '#backend/auth/unknownHost.ts';
import { houses } from '#mock/world/houses.ts';
import { faultsPlace } from './demoKeys.ts';
import type { ChangeLog } from './log.ts';
import type { KeyValueStorage } from './sessionKey.ts';

/** Beyond every entry of a log: only the head is read. */
const noEntries = Number.MAX_SAFE_INTEGER;

/**
 * How far the clock of the world that this page will have is ahead of the machine's, in ms. Undefined if only the world
 * can tell: that of a link has a time and personas of its own.
 */
export async function aheadOfStored(log: Promise<ChangeLog>, version: string): Promise<number | undefined> {
  try {
    const { head } = await (await log).read(noEntries);
    if (head === undefined) return 0;
    if (!/^\d+$/.test(head.seedId)) return undefined;
    // A world of another release begins again, at the time of the machine.
    return head.schema.startsWith(JSON.stringify([version]).slice(0, -1)) ? head.ahead : 0;
  } catch {
    // Without a readable log the world begins as well.
    return 0;
  }
}

const standsIn = (keeper: KeyValueStorage | undefined): boolean => {
  try {
    return (keeper?.getItem(faultsPlace) ?? '[]') !== '[]';
  } catch {
    return false;
  }
};

/**
 * The answer to the call for the sign-in options, as the backend gives it (tests/tab/early.test.ts). Undefined for any
 * other call, at the address of an organisation, and while a fault is in force.
 */
export async function earlyAnswer(
  request: Request,
  tabKeeper: KeyValueStorage | undefined,
): Promise<Response | undefined> {
  const { pathname, hostname } = new URL(request.url);
  if (pathname !== '/graphql' || houses.some(({ slug }) => hostname.startsWith(`${slug}.`))) return undefined;
  if (standsIn(tabKeeper) || !/\bquery AuthFlow\b/.test(await request.clone().text())) return undefined;
  return Response.json(
    { data: { authFlow: flowOfUnknownHost({}) } },
    { headers: { 'content-type': 'application/graphql-response+json', 'cache-control': 'no-store' } },
  );
}
