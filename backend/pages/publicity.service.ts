/** Announcements: audience, period and dismissals (spec §7 `GET /publicity/user`). */
import type { pageEndpoints, Publicity } from '#schema/pages/pages.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { publishToPages } from '../http/openPages.ts';
import { todayOf } from '../organization/timezone.ts';
import { departments, users } from '../people/users.tables.ts';
import { publicity, publicityDismissals } from './pages.tables.ts';
import { checkPictures, dropPictures, onlyPicture } from './pictures.ts';
import { isFor } from '../people/users.rules.ts';
import { runsOn, type PublicityRow } from './publicity.rules.ts';

const newestFirst = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
] as const;

async function rowOf({ store, language }: Context, id: string): Promise<PublicityRow> {
  const {
    rows: [row],
  } = await store.list(publicity, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

const imageOf = async ({ linkTo }: Context, { imageKey }: PublicityRow): Promise<string | null> =>
  imageKey === null ? null : linkTo(imageKey);

/** Announcements for administrators, in two extra reads. */
async function views(context: Context, rows: readonly PublicityRow[]): Promise<Publicity[]> {
  const today = await todayOf(context);
  const staffed = await context.store.tally(users, {
    where: { active: true, userType: { ne: 'external' } },
    by: ['departmentId'],
  });
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      departmentIds: [...row.departmentIds],
      imageUrl: await imageOf(context, row),
      running: runsOn(row, today) && staffed.some((people) => isFor(row, people)),
    })),
  );
}

async function view(context: Context, row: PublicityRow): Promise<Publicity> {
  const [one] = await views(context, [row]);
  if (one === undefined) throw domainError('not_found', context.language);
  return one;
}

/** Throws 422 for a reversed period, and for unknown departments and pictures that were not set before. */
async function check(context: Context, row: PublicityRow, before?: PublicityRow): Promise<void> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  const { startsAt, endsAt, departmentIds, imageKey } = row;
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) findings.add('endsAt', 'ends_before');
  const { rows } = await store.list(departments, { where: { id: { in: departmentIds } } });
  const known = new Set([...rows.map(({ id }) => id), ...(before?.departmentIds ?? [])]);
  departmentIds.forEach((id, place) => {
    if (!known.has(id)) findings.add(`departmentIds.${place}`, 'id_unknown');
  });
  const shown = onlyPicture(before?.imageKey).map(({ key }) => key);
  await checkPictures(context, onlyPicture(imageKey), shown, findings);
  findings.throwIfAny();
}

const publish = (context: Context): void => publishToPages(context, 'organization.changed', null, 'everyone');

type Named =
  | 'publicity'
  | 'dismissPublicity'
  | 'publicityList'
  | 'createPublicity'
  | 'updatePublicity'
  | 'removePublicity';

export const publicityService: Pick<Service<typeof pageEndpoints>, Named> = {
  async publicity(context) {
    const { store, me } = context;
    const today = await todayOf(context);
    const { rows } = await store.list(publicity, { where: { active: true }, order: newestFirst });
    const { rows: dismissed } = await store.list(publicityDismissals, { where: { userId: me.id } });
    const away = new Set(dismissed.map(({ publicityId }) => publicityId));
    const running = rows.filter((row) => runsOn(row, today) && isFor(row, me) && !away.has(row.id));
    return Promise.all(
      running.map(async (row) => {
        const { id, title, text, link, placement } = row;
        return { id, title, text, imageUrl: await imageOf(context, row), link, placement };
      }),
    );
  },

  /** An open page can still dismiss an announcement that is over; an announcement for other departments gives 404. */
  async dismissPublicity(context, { params }) {
    const { store, me, newId, at: createdAt, language } = context;
    const row = await rowOf(context, params.id);
    if (!isFor(row, me)) throw domainError('not_found', language);
    await store.insert(
      publicityDismissals,
      [{ id: newId(), publicityId: row.id, userId: me.id, createdAt }],
      { skipExisting: true },
    );
    return { success: true };
  },

  async publicityList(context) {
    const { rows } = await context.store.list(publicity, { order: newestFirst });
    return views(context, rows);
  },

  async createPublicity(context, { body }) {
    const { store, newId, at } = context;
    const row: PublicityRow = {
      id: newId(),
      title: body.title,
      text: noneIfEmpty(body.text) ?? null,
      imageKey: noneIfEmpty(body.imageKey) ?? null,
      link: body.link ?? null,
      placement: body.placement,
      startsAt: body.startsAt ?? null,
      endsAt: body.endsAt ?? null,
      departmentIds: [...new Set(body.departmentIds)],
      active: body.active,
      createdAt: at,
    };
    await check(context, row);
    await store.insert(publicity, [row]);
    publish(context);
    return view(context, row);
  },

  async updatePublicity(context, { params, body }) {
    const { store } = context;
    const old = await rowOf(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch(old, {
      ...body,
      text: noneIfEmpty(body.text),
      imageKey: noneIfEmpty(body.imageKey),
      ...(body.departmentIds === undefined ? {} : { departmentIds: [...new Set(body.departmentIds)] }),
    });
    await check(context, row, old);
    const { id, ...change } = row;
    await store.update(publicity, { id }, change);
    if (row.imageKey !== old.imageKey) await dropPictures(context, [old.imageKey]);
    publish(context);
    return view(context, row);
  },

  async removePublicity(context, { params }) {
    const { store } = context;
    const { id, imageKey } = await rowOf(context, params.id);
    await store.remove(publicityDismissals, { publicityId: id });
    await store.remove(publicity, { id });
    await dropPictures(context, [imageKey]);
    publish(context);
    return { success: true };
  },
};
