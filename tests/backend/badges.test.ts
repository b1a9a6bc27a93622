/** Badges: visibility, holders, and how badges are created, awarded and withdrawn. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { badgeAwards, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import { awardCards, sightOf } from '#backend/recognitions/badges.views.ts';
import { files } from '#backend/files/files.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { png, svg } from '../support/fileSamples.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said, type Refused } from '../support/said.ts';
import { hireLike } from './colleagues.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

interface Badge {
  readonly id: string;
  readonly name: string;
  readonly image_url: string | null;
  readonly points: number;
  readonly awarded_count: number;
  readonly is_mine: boolean;
  readonly may_give: boolean;
  readonly roles: readonly string[];
  readonly active: boolean;
}
interface Award {
  readonly id: string;
  readonly badge: Badge;
  readonly user: { readonly email: string };
  readonly awarded_by: { readonly email: string } | null;
  readonly source: string;
  readonly post_id: string | null;
  readonly message: string;
}

const nothing = '019d0000-0000-7000-8000-fffffffffffe';
let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());

const turn = (flag: 'insignias' | 'publicBadges', active: boolean) =>
  money.write((store) => store.update(modules, { flag }, { active }));
const gallery = async (as: string): Promise<readonly string[]> =>
  (await money.json<Badge[]>('GET /org/recognition', as)).map(({ id }) => id);
const badgeOf = (id: string, as = admin) =>
  money.json<Badge>(`GET /org/get_recognition_by_id/?id_recognition=${id}`, as);
const awardsOf = (as: string, userId?: string) =>
  money.json<Award[]>(`GET /badge/awards${userId === undefined ? '' : `?user_id=${userId}`}`, as);
const holders = (id: string, as: string) =>
  said<Refused & { items: Award[]; pagination: { total: number } }>(
    deployment,
    `GET /badge/${id}/holders?page=1`,
    { as },
  );
/** Sends a badge, by default to the manager, and publishes the post. */
async function give(badgeId: string, body: Record<string, unknown> = {}, as = employee): Promise<string> {
  const { status, said: post } = await money.send(
    { badge_id: badgeId, post_types: [], amount: 0, message: 'Por la guardia del lunes', ...body },
    { as },
  );
  expect([status, post.reasons ?? []]).toEqual([200, []]);
  await money.publish();
  return post.id;
}
async function create(fields: Record<string, string>, picture = png, as = admin, type = 'image/png') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new File([picture], 'sol.png', { type }));
  return said<Refused & Badge>(deployment, 'POST /org/badges', { as, form });
}
const award = (id: string, body: Record<string, unknown>, as = admin) =>
  said<Refused & { id: string; kind: string; state: string; sender: unknown }[]>(
    deployment,
    `POST /org/send/recognition/${id}`,
    { as, body: { reciever_emails: [manager], message: 'Diez años con nosotros', ...body } },
  );

describe.each(storesOf(import.meta.url))('badges, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    await money.write(async (store) => {
      await store.remove(badgeAwards, {});
      await store.remove(badges, {});
      await store.update(podiumScores, {}, { badges: 0 });
    });
    await turn('insignias', true);
    await turn('publicBadges', true);
  });

  it('administrators create a badge with a picture under a unique name', async () => {
    const made = await create({ name: 'Sol', points: '30', is_public: 'true' });
    expect([made.status, made.body.reasons ?? []]).toEqual([201, []]);
    expect(made.body).toMatchObject({
      name: 'Sol',
      points: 30,
      awarded_count: 0,
      active: true,
      roles: ['admin'],
    });
    const url = made.body.image_url ?? '';
    const picture = await deployment.backend.fetch(new Request(`http://home.test${url}`));
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
    const again = await create({ name: 'SOL', points: '1', category_id: nothing });
    expect([again.status, reasonsOf(again)]).toEqual([422, ['name: name_taken', 'category_id: id_unknown']]);
    expect(reasonsOf(await create({ name: 'Luna', points: '1' }, svg))).toEqual(['image: file_type']);
    expect((await create({ name: 'Luna', points: '1' }, png, employee)).status).toBe(403);
    expect(await gallery(admin)).toEqual([made.body.id]);
  });

  it('a badge update changes only the sent fields and accepts as picture only a finished upload of the caller', async () => {
    const made = (await create({ name: 'Sol', points: '30' })).body;
    const [mine, theirs] = await money.ids([admin, manager]);
    const type = 'corp-benef-image' as const;
    const upload = { type, name: 'a.png', contentType: 'image/png', size: 5, recordId: null };
    const at = new Date(deployment.now).toISOString();
    await money.write((store) =>
      store.insert(files, [
        { ...upload, id: 'corp-benef-image/mine', uploaderId: mine ?? '', uploadedAt: at, createdAt: at },
        { ...upload, id: 'corp-benef-image/cut', uploaderId: mine ?? '', uploadedAt: null, createdAt: at },
        { ...upload, id: 'corp-benef-image/theirs', uploaderId: theirs ?? '', uploadedAt: at, createdAt: at },
      ]),
    );
    const change = (body: Record<string, unknown>) =>
      said<Refused & Badge>(deployment, 'PATCH /org/recognition', {
        as: admin,
        body: { id: made.id, ...body },
      });
    for (const key of ['theirs', 'cut', 'none'])
      expect(reasonsOf(await change({ image_key: `post-attachments/${key}` })), key).toEqual([
        'image_key: file_unknown',
      ]);
    const { body } = await change({ points: 5, image_key: 'corp-benef-image/mine' });
    expect(body).toMatchObject({ name: 'Sol', points: 5 });
    expect(body.image_url).toContain('/corp-benef-image/mine?');
    const gone = await deployment.backend.fetch(new Request(`http://home.test${made.image_url ?? ''}`));
    expect(gone.status).toBe(404);
    expect((await change({ id: nothing, points: 5 })).status).toBe(404);
  });

  it('badges are visible when public, held or for the role; inactive badges only to holders and administrators', async () => {
    const shown = await money.aBadge(1, { id: 'shown', roles: ['admin'] });
    const mayGive = await money.aBadge(1, { id: 'give', isPublic: false });
    const held = await money.aBadge(1, { id: 'held', isPublic: false, roles: ['admin'] });
    const secret = await money.aBadge(1, { id: 'secret', isPublic: false, roles: ['admin'] });
    const off = await money.aBadge(1, { id: 'off', active: false });
    await give(held, { reciever_emails: [employee] }, admin);
    expect((await gallery(employee)).toSorted()).toEqual([mayGive, held, shown]);
    expect((await gallery(admin)).toSorted()).toEqual([mayGive, held, off, secret, shown]);
    expect(await badgeOf(held, employee)).toMatchObject({ is_mine: true, may_give: false, awarded_count: 1 });
    expect(await badgeOf(mayGive, employee)).toMatchObject({ is_mine: false, may_give: true });
    for (const id of [secret, off, nothing])
      expect(
        (await said(deployment, `GET /org/get_recognition_by_id/?id_recognition=${id}`, { as: employee }))
          .status,
        id,
      ).toBe(404);
    await turn('publicBadges', false);
    expect((await gallery(employee)).toSorted()).toEqual([mayGive, held]);
    await money.write((store) => store.update(badges, { id: held }, { active: false }));
    expect((await gallery(employee)).toSorted()).toEqual([mayGive, held]);
  });

  it('badge holders are visible to others only with public badges on, and to administrators always', async () => {
    const shown = await money.aBadge(1, { id: 'shown' });
    const inside = await money.aBadge(1, { id: 'inside', isPublic: false });
    await give(shown);
    await give(inside);
    const [theirs] = await money.ids([manager]);
    expect((await holders(shown, employee)).body.items.map((one) => one.user.email)).toEqual([manager]);
    expect((await holders(inside, employee)).status).toBe(404);
    expect((await awardsOf(employee, theirs)).map((one) => one.badge.id)).toEqual([shown]);
    expect((await awardsOf(admin, theirs)).map((one) => one.badge.id)).toEqual([inside, shown]);
    await turn('publicBadges', false);
    expect((await holders(shown, employee)).status).toBe(404);
    expect((await holders(shown, admin)).body.pagination.total).toBe(1);
    expect(await awardsOf(employee, theirs)).toEqual([]);
    expect((await awardsOf(manager)).map((one) => one.badge.id)).toEqual([inside, shown]);
    expect((await said(deployment, `GET /badge/awards?user_id=${nothing}`, { as: admin })).status).toBe(404);
  });

  it('a badge from a private recognition shows giver, message and post only to giver and receiver', async () => {
    const badge = await money.aBadge(1, { id: 'shown' });
    const post = await give(badge, { is_private: true });
    const [theirs] = await money.ids([manager]);
    const colleague = await hireLike(deployment, employee);
    for (const as of [admin, colleague])
      for (const [one, ...others] of [await awardsOf(as, theirs), (await holders(badge, as)).body.items]) {
        expect(one, as).toMatchObject({ badge: { id: badge }, awarded_by: null, message: '', post_id: null });
        expect(others, as).toEqual([]);
      }
    const told = { awarded_by: { email: employee }, message: 'Por la guardia del lunes', post_id: post };
    for (const as of [employee, manager])
      for (const [one] of [await awardsOf(as, theirs), (await holders(badge, as)).body.items])
        expect(one, as).toMatchObject({ ...told, source: 'employee' });
    const { rows } = await money.look((store) => store.list(podiumScores, { where: { badges: { gt: 0 } } }));
    expect(rows).toEqual([]);
  });

  it('a badge award taken back disappears from lists and counts once, and its points stay with the holder', async () => {
    const badge = await money.aBadge(7, { id: 'shown' });
    await give(badge);
    const before = await money.purse(manager);
    const [one] = await awardsOf(manager);
    const withdraw = (as: string) => said(deployment, `DELETE /org/badge/award/${one?.id ?? ''}`, { as });
    expect((await withdraw(manager)).status).toBe(403);
    expect((await withdraw(admin)).body).toEqual({ success: true });
    expect((await withdraw(admin)).status).toBe(404);
    expect(await awardsOf(manager)).toEqual([]);
    expect((await badgeOf(badge)).awarded_count).toBe(0);
    expect((await holders(badge, admin)).body.pagination.total).toBe(0);
    expect(await money.purse(manager)).toEqual(before);
    const { rows } = await money.look((store) => store.list(podiumScores, { where: { badges: { ne: 0 } } }));
    expect(rows).toEqual([]);
  });

  it('deleting posts removes their badge awards, and an award taken back before is counted once', async () => {
    const badge = await money.aBadge(7, { id: 'shown' });
    const first = await give(badge);
    const second = await give(badge);
    const [newest] = await awardsOf(manager);
    expect(newest?.post_id).toBe(second);
    await said(deployment, `DELETE /org/badge/award/${newest?.id ?? ''}`, { as: admin });
    for (const id of [first, second])
      expect((await said(deployment, `DELETE /post/${id}`, { as: employee })).status).toBe(200);
    expect(await awardsOf(manager)).toEqual([]);
    expect((await badgeOf(badge)).awarded_count).toBe(0);
  });

  it('a badge awarded by the organisation publishes one post per person, with points from the organisation account', async () => {
    const badge = await money.aBadge(20, { id: 'years', roles: ['admin'] });
    const before = [await money.purse(manager), await money.purse(employee), await money.purse(admin)];
    await money.change(employee, { takesPoints: false });
    const unread = await money.unread(manager);
    const { status, body } = await award(badge, { reciever_emails: [manager, employee], badge_id: badge });
    expect([status, body.reasons ?? []]).toEqual([200, []]);
    expect(body).toMatchObject([
      { kind: 'org_badge', state: 'published', sender: null, amount: 20, receivers: [{ points: 20 }] },
      { kind: 'org_badge', state: 'published', sender: null, amount: 0, receivers: [{ points: 0 }] },
    ]);
    const [theirs, mine, admins] = before;
    expect(await money.purse(manager)).toEqual({ give: theirs?.give, redeem: (theirs?.redeem ?? 0) + 20 });
    expect([await money.purse(employee), await money.purse(admin)]).toEqual([mine, admins]);
    expect((await money.lines(manager))[0]).toMatchObject({ kind: 'badge', amount: 20, counterpart: null });
    expect((await awardsOf(manager))[0]).toMatchObject({ source: 'organization', awarded_by: null });
    expect((await badgeOf(badge)).awarded_count).toBe(2);
    expect(await money.unread(manager)).toBe(unread + 1);
    const feed = await money.feed(employee);
    expect(body.every((post) => feed.includes(post.id))).toBe(true);
  });

  it('a badge award by the organisation is refused for invalid receivers, mismatched ids and inactive badges', async () => {
    const badge = await money.aBadge(20, { id: 'years' });
    await money.change(employee, { active: false });
    const people = [admin, employee, 'nobody@aurora.example', manager, manager, 'external@aurora.example'];
    const refused = await award(badge, { reciever_emails: people, badge_id: 'other' });
    expect([refused.status, reasonsOf(refused)]).toEqual([
      422,
      [
        'badge_id: badge_mismatch',
        'reciever_emails.0: receiver_self',
        'reciever_emails.1: receiver_inactive',
        'reciever_emails.2: receiver_unknown',
        'reciever_emails.4: receiver_duplicate',
        'reciever_emails.5: receiver_external',
      ],
    ]);
    await money.write((store) => store.update(badges, { id: badge }, { active: false }));
    expect(reasonsOf(await award(badge, {}))).toEqual(['badge_id: badge_unknown']);
    expect((await award(nothing, {})).status).toBe(404);
    expect((await award(badge, {}, manager)).status).toBe(403);
    expect(await awardsOf(manager)).toEqual([]);
  });

  it('badge award cards take as many store reads for one award as for four', async () => {
    const badge = await money.aBadge(1, { id: 'shown' });
    for (let sent = 0; sent < 4; sent++) await give(badge);
    const steps = (limit: number) =>
      money.look(async (store) => {
        let count = 0;
        const counting = {
          ...store,
          list: ((...all: Parameters<Store['list']>) => (count++, store.list(...all))) as Store['list'],
          tally: ((...all: Parameters<Store['tally']>) => (count++, store.tally(...all))) as Store['tally'],
        };
        const [me] = (await store.list(users, { where: { email: admin } })).rows;
        if (me === undefined) throw new Error('there is no administrator');
        const { rows } = await store.list(badgeAwards, { limit });
        const reader = { store: counting, me, org: 'o', linkTo: async (key: string) => key };
        const cards = await awardCards(reader, rows, await sightOf(reader));
        return { count, cards: cards.length };
      });
    const [one, many] = [await steps(1), await steps(4)];
    expect([one.cards, many.cards]).toEqual([1, 4]);
    expect(many.count).toBe(one.count);
  });
});
