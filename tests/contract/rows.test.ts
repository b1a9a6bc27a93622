/** Tests every row over REST: refusals come in the fixed order, and answers fit the contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRows } from '#schema/contract.ts';
import { modulesOf, pathOf } from '#schema/kit/endpoint.ts';
import { toOurs } from '#schema/kit/wire.ts';
import { moduleFlags } from '#schema/modules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { callerOf, codeOf, leastOf, permissionOf, routeOf, turn } from './calls.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import { noId, walkedElsewhere } from './samples/known.ts';
import { aStillHome, type StillHome } from './still.ts';

describe.each(['tab', 'sql'] satisfies StoreKind[])('calls over REST, %s store', (kind) => {
  let deployment: StillHome;
  let known: AllKnown;
  beforeAll(async () => {
    deployment = await aStillHome(kind);
    known = await knownOf(deployment, 'aurora');
  });
  afterAll(() => deployment.close());

  const session = allRows.filter(({ row }) => permissionOf(row) !== undefined);

  const inJson = allRows.filter(({ row }) => row.body !== undefined && (row.encoding ?? 'json') === 'json');

  it.each(inJson)('$operation refuses a body and names its wrong fields', async ({ operation, row }) => {
    const as = callerOf(row, {});
    const route = routeOf(row, sampleOf(operation, known));
    const broken = await deployment.rest(route, { ...as, text: '{"half":' });
    expect(broken.status).toBe(400);
    expect(await codeOf(broken)).toBe('bad_request');
    const right: Readonly<Record<string, unknown>> = sampleOf(operation, known).body ?? {};
    for (const field of Object.keys(right)) {
      const wrong = Array.isArray(right[field]) ? { not: 'this' } : [{ not: 'this' }];
      const answer = await deployment.rest(route, { ...as, body: { ...right, [field]: wrong } });
      expect(answer.status, field).toBe(422);
      const said = (await answer.json()) as {
        reasons: { field: string; message: string }[];
        retryable: boolean;
      };
      expect(
        // The reason may name a field inside this one.
        said.reasons.map((one) => one.field.split('.')[0]),
        field,
      ).toContain(field);
      expect(said.reasons.every((one) => one.message.length > 5)).toBe(true);
      expect(said.retryable).toBe(false);
    }
    for (const text of ['null', '[]', '"text"', '7'])
      expect((await deployment.rest(route, { ...as, text })).status, text).toBe(422);
  });

  // A file type in the path is not an id.
  const withIds = session.filter(({ row }) => pathOf(row).replace('{type}', '').includes('{'));

  it.each(withIds)('$operation answers 404 for unknown ids', async ({ operation, row }) => {
    const { params = {}, as = leastOf(row), body, form, ...right } = sampleOf(operation, known);
    const nobodys = Object.fromEntries(Object.keys(params).map((name) => [name, noId]));
    const answer = await deployment.rest(routeOf(row, { ...right, params: nobodys }), { as, body, form });
    expect(answer.status).toBe(404);
    expect(await codeOf(answer)).toBe('not_found');
  });

  it.each(allRows.filter(({ operation }) => !walkedElsewhere.includes(operation)))(
    '$operation answers with the status and reply of its row in the spelling of the wire',
    async ({ operation, row }) => {
      const sample = sampleOf(operation, known);
      const { body, form } = sample;
      const answer = await deployment.rest(routeOf(row, sample), { ...callerOf(row, sample), body, form });
      if (row.answer === 'stream') {
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          200,
          'text/event-stream; charset=utf-8',
        ]);
        await answer.body?.cancel();
        return;
      }
      const text = await answer.text();
      expect(answer.status, text).toBe(row.status ?? 200);
      if (row.reply === undefined) return;
      const parsed = z.safeParse(row.reply, toOurs(row.reply, JSON.parse(text)));
      expect(parsed.error?.issues ?? []).toEqual([]);
      const camel = [...text.matchAll(/"([a-z]+[A-Z]\w*)":/g)].map(([, key = '']) => key);
      expect(camel.filter((key) => !moduleFlags.some((flag) => flag === key))).toEqual([]);
    },
  );

  describe('calls of switched-off modules', () => {
    beforeAll(() => turn(deployment, 'aurora', false));
    afterAll(() => turn(deployment, 'aurora', true));

    const switched = allRows.filter(({ row }) => row.can !== 'public' && modulesOf(row).length > 0);

    it.each(switched)('$operation answers module_off with its modules off', async ({ operation, row }) => {
      const answer = await deployment.rest(routeOf(row, sampleOf(operation, known)), {
        ...callerOf(row, {}),
        ...(row.body === undefined ? {} : { body: { nonsense: true } }),
      });
      expect(answer.status).toBe(403);
      expect(await codeOf(answer)).toBe('module_off');
    });
  });
});
