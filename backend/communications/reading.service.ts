/** People read communications, acknowledge them, and file them for themselves. */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { may } from '#schema/permissions.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { pageSize } from '#schema/limits.ts';
import { countActs } from '../facts/takingPart.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { departments } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import { refuse } from '../surveys/surveys.access.ts';
import {
  arrived,
  communicationBy,
  isFor,
  ownGroups,
  personAt,
  readable,
  type CommunicationRow,
  type PersonRow,
} from './communications.access.ts';
import { pageOfMine } from './communications.scopes.ts';
import { communicationGroups, communicationPeople, communications } from './communications.tables.ts';
import { communicationOf, communicationsOf } from './communications.views.ts';

type Calls = 'list' | 'ofGroup' | 'ofDepartment' | 'communication' | 'read' | 'acknowledge' | 'file';

const at = (page: number) => ({ page, perPage: pageSize.default });
const newest = [['startsAt', 'desc']] as const;

/** A page of messages of one audience, also ended ones, by the index of the audience; counted no further than the feed. */
async function pageOfAudience(context: Context, where: Where<CommunicationRow>, page: number) {
  const { items, pagination } = await pageFrom(
    context.store,
    communications,
    { where: { ...where, ...(await arrived(context)) }, order: newest },
    at(page),
    countLimits.posts,
  );
  return { items: await communicationsOf(context, items), pagination };
}

/** The row of the caller; a person who came later gets one that counts in no delivery. */
async function ownRow(context: Context, communicationId: string): Promise<PersonRow> {
  const { store, me, at: moment, newId } = context;
  const known = await personAt(store, communicationId, me.id);
  if (known !== undefined) return known;
  const row: PersonRow = {
    id: newId(),
    communicationId,
    userId: me.id,
    departmentId: me.departmentId,
    addressed: false,
    state: 'done',
    dueAt: moment,
    notice: 'none',
    email: 'none',
    whatsapp: 'none',
    failed: false,
    readAt: null,
    acknowledgedAt: null,
    filedAt: null,
    wave: 0,
    createdAt: moment,
  };
  await store.insert(communicationPeople, [row]);
  return row;
}

/** Notes what the caller did, once; only people of the delivery are counted. */
async function note(
  context: Context,
  row: CommunicationRow,
  ...did: readonly ('readAt' | 'acknowledgedAt')[]
): Promise<void> {
  const { store, at: moment } = context;
  const own = await ownRow(context, row.id);
  const open = did.filter((one) => own[one] === null);
  if (open.length === 0) return;
  await store.update(
    communicationPeople,
    { id: own.id },
    Object.fromEntries(open.map((one) => [one, moment])),
  );
  if (open.includes('readAt'))
    await countActs(context, 'communicationsRead', [{ id: own.id, personId: own.userId, at: moment }]);
  if (own.addressed)
    await store.update(
      communications,
      { id: row.id },
      {
        ...(open.includes('readAt') ? { read: { inc: 1 } } : {}),
        ...(open.includes('acknowledgedAt') ? { acknowledged: { inc: 1 } } : {}),
      },
    );
}

/** What the caller may read, and what was delivered. Raises 404 and 409. */
async function delivered(context: Context, id: string): Promise<CommunicationRow> {
  const row = await readable(context, id);
  if (row.state === 'scheduled' || row.state === 'cancelled') refuse(context, 'communication_not_out');
  return row;
}

export const readingService: Pick<Service<typeof communicationEndpoints>, Calls> = {
  async list(context, { query: { page, filed } }) {
    const { store, me } = context;
    if (filed) {
      const { items, pagination } = await pageFrom(
        store,
        communicationPeople,
        {
          where: { userId: me.id, filedAt: { ne: null } },
          order: [['filedAt', 'desc']],
          with: { communication: { one: communications, on: 'communicationId' } },
        },
        at(page),
      );
      // Who only came to the audience later loses with it what was never delivered.
      const kept: CommunicationRow[] = [];
      for (const { communication, addressed } of items)
        if (communication !== null && (addressed || (await isFor(store, me, communication))))
          kept.push(communication);
      return { items: await communicationsOf(context, kept), pagination };
    }
    const { rows, pagination } = await pageOfMine(context, page);
    return { items: await communicationsOf(context, rows), pagination };
  },

  async ofGroup(context, { params: { id: groupId }, query: { page } }) {
    const { store, me, language } = context;
    const { rows } = await store.list(communicationGroups, { where: { id: groupId } });
    const isOpen = may(me.userType, 'communications.send') || (await ownGroups(store, me)).includes(groupId);
    if (rows.length === 0 || !isOpen) throw domainError('not_found', language);
    return pageOfAudience(context, { groupId }, page);
  },

  async ofDepartment(context, { params: { id: departmentId }, query: { page } }) {
    const { store, me, language } = context;
    const { rows } = await store.list(departments, { where: { id: departmentId } });
    const isOpen = may(me.userType, 'communications.send') || me.departmentId === departmentId;
    if (rows.length === 0 || !isOpen) throw domainError('not_found', language);
    return pageOfAudience(context, { departmentId }, page);
  },

  async communication(context, { params: { id } }) {
    return communicationOf(context, await readable(context, id));
  },

  async read(context, { params: { id } }) {
    const row = await delivered(context, id);
    await note(context, row, 'readAt');
    return communicationOf(context, await communicationBy(context, id));
  },

  async acknowledge(context, { params: { id } }) {
    const row = await delivered(context, id);
    if (!row.asksAcknowledgement) refuse(context, 'communication_no_question');
    await note(context, row, 'readAt', 'acknowledgedAt');
    return communicationOf(context, await communicationBy(context, id));
  },

  async file(context, { params: { id }, body: { filed } }) {
    const row = await delivered(context, id);
    const own = await ownRow(context, id);
    await context.store.update(
      communicationPeople,
      { id: own.id },
      { filedAt: filed ? (own.filedAt ?? context.at) : null },
    );
    return communicationOf(context, row);
  },
};
