/** Walks every row over REST: each is refused in the fixed order and answers what it promises (design §3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { modules } from '#backend/organization/organization.tables.ts';
import { allRows } from '#schema/contract.ts';
import { isWrite, methodOf, modulesOf, pathOf, type Row } from '#schema/kit/endpoint.ts';
import { toOurs } from '#schema/kit/wire.ts';
import { moduleFlags } from '#schema/modules.ts';
import { may, roles } from '#schema/permissions.ts';
import { aHome, type Home, type StoreKind } from '../support/home.ts';
import { knownOf, restSamples, type AllKnown } from './samples.ts';
import { noId, walkedElsewhere, type Sample } from './samples/known.ts';

const personOf = (role: (typeof roles)[number], slug = 'aurora'): string => `${role}@${slug}.example`;
const routeOf = (row: Row, { params = {}, search = '' }: Sample): string =>
  `${methodOf(row)} ${pathOf(row).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'unknown')}${search}`;
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
const permissionOf = (row: Row) => (row.can === 'public' || row.can === 'apiKey' ? undefined : row.can);
const allowed = (row: Row) =>
  roles.find((role) => permissionOf(row) !== undefined && may(role, permissionOf(row) ?? 'session.use')) ??
  'admin';

async function turn(home: Home, flags: readonly string[], active: boolean): Promise<void> {
  const org = (await home.db.directory.find('email:employee@aurora.example')) ?? '';
  await home.db.tx(org, async (store) => store.update(modules, { flag: { in: flags } }, { active }));
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('every call over REST, %s store', (kind) => {
  let home: Home;
  let known: AllKnown;
  let foreign: AllKnown;
  beforeAll(async () => {
    home = await aHome(kind);
    known = await knownOf(home, 'aurora');
    foreign = await knownOf(home, 'boreal');
  });
  afterAll(() => home.close());
  const sampleOf = (operation: string): Sample => restSamples[operation]?.(known) ?? {};
  /** The shared home for what reads, a new one for what writes: no call meets what another has changed. */
  async function inHome(row: Row, work: (at: Home) => Promise<void>): Promise<void> {
    if (!isWrite(row)) return work(home);
    const fresh = await aHome(kind, { world: home.world });
    await work(fresh).finally(() => fresh.close());
  }

  it.each(allRows.map(({ operation }) => operation))('%s has a sample', (operation) => {
    expect(restSamples[operation]).toBeDefined();
  });

  const session = allRows.filter(({ row }) => permissionOf(row) !== undefined);

  it.each(session)('$operation without a token is unauthorised', async ({ operation, row }) => {
    const answer = await home.rest(routeOf(row, sampleOf(operation)), { body: sampleOf(operation).body });
    expect(answer.status).toBe(401);
    expect(await codeOf(answer)).toBe('unauthorized');
  });

  it.each(session.flatMap((one) => roles.map((role) => ({ ...one, role }))))(
    '$operation as $role is as the table of permissions says',
    async ({ operation, row, role }) =>
      inHome(row, async (at) => {
        const { body, form, as } = sampleOf(operation);
        const answer = await at.rest(routeOf(row, sampleOf(operation)), { as: personOf(role), body, form });
        const permission = permissionOf(row);
        if (permission !== undefined && may(role, permission)) {
          // Where the sample names who calls, the record may still be somebody else's.
          const isOwner = as === undefined || as === personOf(role);
          expect(isOwner ? [401, 403] : [401]).not.toContain(answer.status);
          // A stream would last.
          await answer.body?.cancel();
        } else {
          expect(answer.status).toBe(403);
          expect(await codeOf(answer)).toBe('forbidden');
        }
      }),
  );

  it.each(session.filter(({ row }) => modulesOf(row).length > 0))(
    '$operation with its module off says so',
    async ({ operation, row }) => {
      await turn(home, modulesOf(row), false);
      const answer = await home.rest(routeOf(row, sampleOf(operation)), {
        as: personOf(allowed(row)),
        ...(row.body === undefined ? {} : { body: { nonsense: true } }),
      });
      await turn(home, modulesOf(row), true);
      expect(answer.status).toBe(403);
      expect(await codeOf(answer)).toBe('module_off');
    },
  );

  const inJson = allRows.filter(({ row }) => row.body !== undefined && (row.encoding ?? 'json') === 'json');

  it.each(inJson)('$operation says what is wrong with a body', async ({ operation, row }) => {
    const as = permissionOf(row) === undefined ? {} : { as: personOf(allowed(row)) };
    const route = routeOf(row, sampleOf(operation));
    const broken = await home.rest(route, { ...as, text: '{"half":' });
    expect(broken.status).toBe(400);
    expect(await codeOf(broken)).toBe('bad_request');
    const right: Readonly<Record<string, unknown>> = sampleOf(operation).body ?? {};
    for (const field of Object.keys(right)) {
      const answer = await home.rest(route, { ...as, body: { ...right, [field]: { not: 'this' } } });
      expect(answer.status, field).toBe(422);
      const said = (await answer.json()) as {
        reasons: { field: string; message: string }[];
        retryable: boolean;
      };
      expect(
        // Or a field within it.
        said.reasons.map((one) => one.field.split('.')[0]),
        field,
      ).toContain(field);
      expect(said.reasons.every((one) => one.message.length > 5)).toBe(true);
      expect(said.retryable).toBe(false);
    }
    for (const text of ['null', '[]', '"text"', '7'])
      expect((await home.rest(route, { ...as, text })).status, text).toBe(422);
  });

  // A kind of files is no id.
  const withIds = session.filter(({ row }) => pathOf(row).replace('{type}', '').includes('{'));

  it.each(withIds)(
    '$operation answers a foreign id exactly as an unknown one',
    async ({ operation, row }) => {
      const { params = {}, ...right } = sampleOf(operation);
      const call = { as: right.as ?? personOf(allowed(row)), body: right.body, form: right.form };
      const nobodys = Object.fromEntries(Object.keys(params).map((name) => [name, noId]));
      const unknown = await home.rest(routeOf(row, { ...right, params: nobodys }), call);
      const theirParams = restSamples[operation]?.(foreign).params ?? {};
      const theirs = await home.rest(routeOf(row, { ...right, params: theirParams }), call);
      expect(unknown.status).toBe(404);
      expect(theirs.status).toBe(404);
      expect(await theirs.text()).toBe(await unknown.text());
    },
  );

  it.each(allRows.filter(({ operation }) => !walkedElsewhere.includes(operation)))(
    '$operation answers what its row promises, in the spelling of the wire',
    async ({ operation, row }) =>
      inHome(row, async (at) => {
        const { as = personOf(allowed(row)), body, form, ...right } = sampleOf(operation);
        const answer = await at.rest(routeOf(row, right), {
          ...(permissionOf(row) === undefined ? {} : { as }),
          body,
          form,
        });
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
      }),
  );
});
