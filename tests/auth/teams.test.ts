/**
 * Requests a token from Teams through messages between frames. Only messages from Teams count, and each request has a
 * time limit.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTeamsOrigin, teamsToken } from '#src/auth/teams.ts';

interface Asked {
  readonly id: number;
  readonly func: string;
  readonly to: string;
}

const teams = 'https://teams.microsoft.com';

/** A page in a frame; `answers` returns the message that comes back for a request. */
function framed(answers: (asked: Asked) => { from?: unknown; origin?: string; data: object } | undefined) {
  const asked: Asked[] = [];
  const page = new EventTarget();
  const parent = {
    postMessage({ id, func }: Omit<Asked, 'to'>, to: string): void {
      const one = { id, func, to };
      asked.push(one);
      const said = answers(one);
      if (said === undefined) return;
      const { from = parent, origin = teams, data } = said;
      queueMicrotask(() =>
        page.dispatchEvent(Object.assign(new Event('message'), { source: from, origin, data })),
      );
    },
  };
  return { page: Object.assign(page, { parent }) as unknown as Window, asked }; // as much of a window as is used
}
const greeted = ({ id }: Asked) => ({ data: { id, args: ['content', 'web', '', '2.0.0'] } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the Teams token', () => {
  it('a Teams token is requested after a greeting, and only from the origin that answered', async () => {
    const { page, asked } = framed((one) =>
      one.func === 'initialize' ? greeted(one) : { data: { id: one.id, args: [true, 'a-token'] } },
    );
    expect(await teamsToken(page)).toBe('a-token');
    expect(asked.map(({ func, to }) => `${func} → ${to}`)).toEqual([
      'initialize → *',
      `authentication.getAuthToken → ${teams}`,
    ]);
  });

  it.each([[false, 'CancelledByUser'], [true, ''], [true, 7], []])(
    'an answer of Teams without a token is refused (%j, %j)',
    async (...args) => {
      const { page } = framed((one) =>
        one.func === 'initialize' ? greeted(one) : { data: { id: one.id, args } },
      );
      await expect(teamsToken(page)).rejects.toThrow('Teams gave no token');
    },
  );

  it.each<[string, { from?: unknown; origin?: string; data?: object }]>([
    ['another frame', { from: {} }],
    ['another address', { origin: 'https://teams.microsoft.com.evil.example' }],
    ['an answer to something else', { data: { id: 9, args: [] } }],
    ['no answer at all', { data: 'hello' as never }],
  ])('%s is ignored, and asking Teams for a token times out', async (_who, said) => {
    const { page } = framed((one) => ({ ...greeted(one), ...said }));
    await Promise.all([
      expect(teamsToken(page)).rejects.toThrow('Teams did not answer initialize'),
      vi.advanceTimersByTimeAsync(3_000),
    ]);
  });
});

it('a page outside a frame does not ask for a Teams token', async () => {
  const { page, asked } = framed(() => undefined);
  Object.assign(page, { parent: page });
  await expect(teamsToken(page)).rejects.toThrow('not inside Teams');
  expect(asked).toEqual([]);
});

it.each([
  ['https://teams.microsoft.com', true],
  ['https://eu.teams.microsoft.com', true],
  ['https://teams.cloud.microsoft', true],
  ['http://teams.microsoft.com', false],
  ['https://notteams.microsoft.com', false],
  ['https://teams.microsoft.com.evil.example', false],
  ['https://cloud.microsoft', false],
  ['null', false],
])('the origin %s counts as Teams: %j', (origin, is) => {
  expect(isTeamsOrigin(origin)).toBe(is);
});
