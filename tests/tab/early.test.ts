/** What the demo shows before its world is made is what the world says afterwards. */
import { describe, expect, it } from 'vitest';
import { aheadOfStored, earlyAnswer } from '#mock/tab/early.ts';
import { createFaults } from '#mock/tab/faults.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { unansweredIn } from '#mock/tab/unanswered.ts';
import { personasOf } from '#mock/world/begin.ts';
import { personas } from '#mock/world/personas.ts';
import { AuthFlowDocument } from '#src/gql/graphql.ts';
import { tables } from '#backend/tables.ts';
import { TabRows } from '#mock/tab/rows.ts';
import { aBrowser, aKeeper, origin } from './grounds.ts';

const asked = (at = origin, query = String(AuthFlowDocument)): Request =>
  new Request(`${at}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

describe('the answer before the world', () => {
  it('the sign-in options before the world are those that the backend gives then', async () => {
    const { deployment } = await aBrowser().open();
    const [early, later] = [await earlyAnswer(asked(), aKeeper()), await deployment.answer(asked())];
    expect(await early?.json()).toEqual(await later.json());
    expect([early?.status, early?.headers.get('content-type')]).toEqual([
      later.status,
      later.headers.get('content-type'),
    ]);
  });

  it('the address of an organisation, and any other call, wait for the world', async () => {
    expect(await earlyAnswer(asked('http://aurora.localhost'), undefined)).toBeUndefined();
    expect(await earlyAnswer(asked(origin, 'query Boot { user { id } }'), undefined)).toBeUndefined();
    expect(await earlyAnswer(new Request(`${origin}/rest/org/auth_flow`), undefined)).toBeUndefined();
  });

  it('a fault in force strikes the first call as well', async () => {
    const keeper = aKeeper();
    const faults = createFaults(keeper);
    const remove = faults.add({ status: 503 });
    expect(await earlyAnswer(asked(), keeper)).toBeUndefined();
    remove();
    expect((await earlyAnswer(asked(), keeper))?.status).toBe(200);
  });
});

describe('the time before the world', () => {
  const day = 86_400_000;
  const of = (version: string): string =>
    new TabRows(tables, { version, id: () => '', make: () => [] }).schema;
  const stored = async (seedId: string, version: string): Promise<number | undefined> => {
    const log = memoryLogs()();
    await log.restart({ schema: of(version), seedId, epoch: 1, ahead: day, moved: day });
    return aheadOfStored(Promise.resolve(log), '/assets/kit-1.js');
  };

  it('a moved time holds from the first moment, and a first visit has the time of the machine', async () => {
    expect(await stored('1790000000000', '/assets/kit-1.js')).toBe(day);
    expect(await aheadOfStored(Promise.resolve(memoryLogs()()), '/assets/kit-1.js')).toBe(0);
  });

  it('a world of another release begins again, and the world of a link tells its time itself', async () => {
    expect(await stored('1790000000000', '/assets/kit-10.js')).toBe(0);
    expect(await stored('1790000000000 eyJ9', '/assets/kit-1.js')).toBeUndefined();
  });

  it('storage that the browser denies means the time of the machine', async () => {
    expect(await aheadOfStored(Promise.reject(new Error('denied')), '/assets/kit-1.js')).toBe(0);
  });
});

it('the personas before the world are those of a world without a link', () => {
  expect(personasOf(null)).toEqual(personas);
});

it('a write that this page sends before its world is there is not repeated as one of the page before', async () => {
  const keeper = aKeeper();
  unansweredIn(keeper).sent(new Request(`${origin}/graphql`, { method: 'POST' }), 'of the page before');
  const unanswered = unansweredIn(keeper);
  unanswered.sent(new Request(`${origin}/graphql`, { method: 'POST' }), 'of this page');
  const repeated: string[] = [];
  await unanswered.repeat(async (request) => {
    repeated.push(await request.text());
    return new Response();
  });
  expect(repeated).toEqual(['of the page before']);
});
