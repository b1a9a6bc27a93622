/** A write that a reload interrupted is repeated once after the reload, before the first read. */
import { afterEach, expect, test, vi } from 'vitest';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import { tokenOf } from '#mock/tab/arrival.ts';
import type { DemoRuntime } from '#mock/tab/demoRuntime.ts';
import { unansweredIn } from '#mock/tab/unanswered.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { CreatePollDocument } from '#src/gql/graphql.ts';
import { aBrowser, aKeeper, origin } from './grounds.ts';

afterEach(() => void vi.useRealTimers());

const question = '¿Té o café?';
const input = {
  question,
  options: ['Té', 'Café'],
  multiple: false,
  anonymous: false,
  resultsShown: 'after_vote',
};
const body = JSON.stringify({ query: CreatePollDocument.toString(), variables: { input } });
const write = async (ground: DemoRuntime): Promise<Request> =>
  new Request(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(ground, 'manager@aurora.example')}`,
      'idempotency-key': '0192f0c1-0000-7000-8000-000000000001',
      'accept-language': 'es',
    },
    body,
  });
const made = ({ db }: DemoRuntime): Promise<number> =>
  db.read(organizationIds.aurora, async (store) => {
    const { rows } = await store.list(surveyQuestions, {});
    return rows.filter((one) => one.question === question).length;
  });

test.each([
  ['before it was done', false],
  ['after it was done, before its answer came', true],
])('a write cut off by a reload %s is made once', async (_when, isDone) => {
  const [browser, tabKeeper] = [aBrowser(), aKeeper()];
  const before = await browser.open({ tabKeeper });
  const request = await write(before);
  before.sent(request, body);
  if (isDone) expect(await (await before.deployment.answer(request)).json()).not.toHaveProperty('errors');
  const after = await browser.open({ tabKeeper });
  expect(await made(after)).toBe(1);
  expect(await made(await browser.open({ tabKeeper }))).toBe(1);
});

test('a write whose answer came is not repeated after a reload', async () => {
  const [browser, tabKeeper] = [aBrowser(), aKeeper()];
  const before = await browser.open({ tabKeeper });
  before.sent(await write(before), body)();
  expect(await made(await browser.open({ tabKeeper }))).toBe(0);
});

test('another tab does not repeat a write that this tab has sent', async () => {
  const browser = aBrowser();
  const before = await browser.open();
  before.sent(await write(before), body);
  expect(await made(await browser.open())).toBe(0);
});

test('a write of a session that has ended is not made after a reload', async () => {
  const [browser, tabKeeper] = [aBrowser(), aKeeper()];
  const before = await browser.open({ tabKeeper });
  before.sent(await write(before), body);
  await before.begin();
  expect(await made(await browser.open({ tabKeeper }))).toBe(0);
});

test('writes are repeated in the order in which they were sent, each after the end of the previous one', async () => {
  const keeper = aKeeper();
  const { sent } = unansweredIn(keeper);
  for (const text of ['1', '2', '3']) sent(new Request(origin), text);
  const course: string[] = [];
  await unansweredIn(keeper).repeat(async (request) => {
    const text = await request.text();
    course.push(`${text} begins`);
    await Promise.resolve();
    course.push(`${text} ends`);
    if (text === '2') throw new TypeError('Failed to fetch');
    return new Response();
  });
  expect(course).toEqual(['1', '2', '3'].flatMap((text) => [`${text} begins`, `${text} ends`]));
  const repeated = vi.fn<() => Promise<Response>>();
  await unansweredIn(keeper).repeat(repeated);
  expect(repeated).not.toHaveBeenCalled();
});

test('a write that does not end delays the page by at most two seconds, and is repeated at the next reload', async () => {
  vi.useFakeTimers();
  const keeper = aKeeper();
  unansweredIn(keeper).sent(new Request(origin), 'slow');
  const over = vi.fn<() => void>();
  void unansweredIn(keeper)
    .repeat(() => new Promise(() => undefined))
    .then(over);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
  const repeated = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response());
  await unansweredIn(keeper).repeat(repeated);
  expect(repeated).toHaveBeenCalledOnce();
});

test.each([
  ['holds something else', { getItem: () => '{"not":"ours"}', setItem: () => undefined }],
  [
    'refuses',
    {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
])('a storage that %s neither repeats nor breaks the writes of this page', async (_what, keeper) => {
  const { sent, repeat } = unansweredIn(keeper);
  const repeated = vi.fn<() => Promise<Response>>();
  await repeat(repeated);
  expect(repeated).not.toHaveBeenCalled();
  expect(sent(new Request(origin), 'one')).not.toThrow();
});
