/**
 * A link and a snapshot that the release of commit 449d8aa made: both open, and work goes on in the snapshot's world.
 * `kept/449d8aa2.json.gz` is its file: in the world of the link a recognition with a picture, a day later a comment, a
 * reaction, a value, extra points, a request and a line in a cart.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { arrive, tokenOf } from '#mock/tab/arrival.ts';
import { controlsOf } from '#mock/tab/controls.ts';
import type { DemoRuntime } from '#mock/tab/demoRuntime.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { decodeDemoLink, encodeDemoLink } from '#schema/demo/demoLink.ts';
import { aBrowser, aShelf, dayMs, origin } from './grounds.ts';

const { aurora } = organizationIds;
const text = 'busy.aurora.uemployee.les.d2026-03-18.owhatsapp.nQ2Fmw6kgw5FhbmTDug.m7a1f5c';
const prospect = { name: 'Café Ñandú', main: '#7a1f5c' };
const file = new Blob([readFileSync(path.join(import.meta.dirname, 'kept/449d8aa2.json.gz'))]);

interface Said {
  readonly id: string;
  readonly message: string;
  readonly comments_count: number;
  readonly likes_count: number;
  readonly attachments: readonly { readonly url: string }[];
  readonly points_to_give: number;
  readonly points_to_redeem: number;
}

async function ask<A>(ground: DemoRuntime, who: string, route: string, body?: object): Promise<A> {
  const [method = '', at = ''] = route.split(' ');
  const token = await tokenOf(ground, `${who}@aurora.example`);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await ground.deployment.answer(new Request(`${origin}/rest${at}`, sent));
  expect([route, answer.status]).toEqual([route, 200]);
  return answer.json() as Promise<A>;
}

/** Accounts whose entries are not numbered from 1 to their count. */
async function misnumbered({ db }: DemoRuntime): Promise<readonly string[]> {
  const { all, lines } = await db.read(aurora, async (store) => ({
    all: (await store.list(accounts)).rows,
    lines: (await store.list(entries)).rows,
  }));
  const numbers = Map.groupBy(lines, ({ accountId }) => accountId);
  return all.flatMap(({ id, entryCount }) => {
    const own = (numbers.get(id) ?? []).map(({ number }) => number).toSorted((one, other) => one - other);
    return own.length === entryCount && own.every((number, at) => number === at + 1) ? [] : [id];
  });
}

it('a link of an earlier release opens its world with persona, prospect and modules', async () => {
  const link = decodeDemoLink(text);
  expect(link).toMatchObject({
    date: '2026-03-18',
    persona: 'employee',
    language: 'es',
    off: ['whatsapp'],
    prospect,
  });
  if (link === undefined) return;
  expect(encodeDemoLink(link)).toBe(text);
  const ground = await aBrowser().open();
  const { token } = await arrive(ground, link);
  const who = { headers: { authorization: `Bearer ${token ?? ''}` } };
  const me = await ground.deployment.answer(new Request(`${origin}/rest/user`, who));
  expect(await me.json()).toMatchObject({ email: 'employee@aurora.example' });
  expect(new Date(ground.now()).toISOString()).toBe('2026-03-18T15:00:00.000Z');
});

it('a snapshot of an earlier release opens with its rows and files, and work goes on in it', async () => {
  const first = decodeDemoLink(text);
  const ground = await aBrowser({ isBusy: true }).open({ version: 'now', ...(first && { first }) });
  const { snapshots, time, world } = controlsOf(ground, (work) => work(), aShelf());
  const seeded = await ask<Said>(ground, 'employee', 'GET /user');
  const { id, name } = await snapshots.read(file);
  expect(name).toBe('Hecho con 449d8aa');
  await snapshots.load(id);
  expect(world()).toMatchObject({ date: '2026-03-18', prospect });
  expect([ground.now(), time.moved()]).toEqual([Date.parse('2026-03-19T15:00:00.000Z'), dayMs]);

  const { items } = await ask<{ items: readonly Said[] }>(ground, 'manager', 'GET /post?page=1');
  const post = items.find(({ message }) => message === 'Gracias por la guardia de 449d8aa');
  expect(post).toMatchObject({ comments_count: 1, likes_count: 1 });
  const picture = new Request(`${origin}${post?.attachments[0]?.url ?? ''}`);
  expect((await ground.deployment.answer(picture)).status).toBe(200);
  const values = await ask<readonly { readonly name: string }[]>(ground, 'employee', 'GET /values');
  expect(values.map((value) => value.name)).toContain('Audacia');
  const before = await ask<Said>(ground, 'employee', 'GET /user');
  // The snapshot's row says what is left to give; what was received is of the world that this release makes.
  expect(seeded.points_to_redeem).toBeGreaterThan(0);
  expect([before.points_to_give, before.points_to_redeem]).toEqual([860, seeded.points_to_redeem]);
  expect(await misnumbered(ground)).toEqual([]);

  const [type] = await ask<readonly Said[]>(ground, 'employee', 'GET /post_type');
  await ask(ground, 'employee', 'POST /send_feedback', {
    reciever_emails: ['manager@aurora.example'],
    amount: 20,
    message: 'Y por la de hoy',
    post_types: [type?.id],
  });
  expect((await ask<Said>(ground, 'employee', 'GET /user')).points_to_give).toBe(840);
  expect(await misnumbered(ground)).toEqual([]);
});
