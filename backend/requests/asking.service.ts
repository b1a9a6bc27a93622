/** People hand in requests, follow them, comment on them and withdraw them. */
import { pageSize } from '#schema/limits.ts';
import type { requestEndpoints } from '#schema/requests/requests.endpoints.ts';
import type { UploadedFile } from '#schema/kit/files.ts';
import { openDecision, withdrawDecision } from '../decisions/opening.ts';
import { isHeldBy, seatsOf } from '../decisions/decisions.access.ts';
import { countActs } from '../facts/takingPart.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { pageFrom, pageOf } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { nameOf } from '../people/users.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { checkedAnswers } from '../surveys/submitting.ts';
import { formOf, kindBy, openKinds, seenRequest } from './requests.access.ts';
import { requestComments, requestKinds, requests, type KeptFile } from './requests.tables.ts';
import { detailOf, kindsOf, requestsOf } from './requests.views.ts';

type Calls = 'list' | 'kind' | 'submit' | 'mine' | 'request' | 'comment' | 'withdraw';

/** Requests of the reader that a card shows. */
const shownOnCard = 3;

const kept = (files: readonly UploadedFile[]): KeptFile[] =>
  files.map(({ key, name, contentType, size }) => ({ key, name, contentType, size }));

/** A comment of the person is for those who have it now, else for who decided; a comment of others is for the person. */
async function tellComment(context: Context, id: string): Promise<void> {
  const { store, me } = context;
  const { request, decision } = await seenRequest(context, id);
  const seats = await seatsOf(store, decision.id);
  const holders = seats.filter((seat) => isHeldBy(seat, seat.holderId)).map(({ holderId }) => holderId);
  const deciders = holders.length > 0 || decision.decidedBy === null ? holders : [decision.decidedBy];
  await leaveNotices(context, {
    to: (request.userId === me.id ? deciders : [request.userId]).filter((one) => one !== me.id),
    kind: 'request_comment',
    actorId: me.id,
    postId: null,
    sourceId: id,
  });
}

export const askingService: Pick<Service<typeof requestEndpoints>, Calls> = {
  async list(context, { query: { status, page } }) {
    const { store, me } = context;
    const { rows } = await store.list(requestKinds, { where: { active: true }, order: [['title', 'asc']] });
    const open = await openKinds(context, rows);
    const { items, pagination } = pageOf(rows, { page, perPage: pageSize.default });
    const { rows: own } = await store.list(requests, {
      where: { userId: me.id, ...(status === undefined ? {} : { state: status }) },
      order: [['createdAt', 'desc']],
      limit: pageSize.max,
    });
    const mine = Map.groupBy(await requestsOf(context, own), ({ kindId }) => kindId);
    return {
      items: (await kindsOf(context, items)).map((kind) => ({
        ...kind,
        open: open.has(kind.id),
        mine: (mine.get(kind.id) ?? []).slice(0, shownOnCard),
      })),
      pagination,
    };
  },

  async kind(context, { params: { id } }) {
    const row = await kindBy(context, id);
    const [shown] = await kindsOf(context, [row]);
    if (shown === undefined || !row.active) throw domainError('not_found', context.language);
    const open = await openKinds(context, [row]);
    return { ...shown, open: open.has(id), ...(await formOf(context.store, row)) };
  },

  async submit(context, { params: { id: kindId }, body: { answers: given, files } }) {
    const { store, me, at, newId } = context;
    const kind = await kindBy(context, kindId);
    if (!(await openKinds(context, [kind])).has(kindId)) refuse(context, 'request_kind_closed');
    const { questions } = await formOf(store, kind);
    const answers = checkedAnswers(context, questions, given);
    const id = newId();
    await store.insert(requests, [
      {
        id,
        kindId,
        userId: me.id,
        title: kind.title,
        fold: fold(`${kind.title} ${nameOf(me)}`),
        state: 'waiting',
        questions,
        answers,
        files: kept(files),
        decidedAt: null,
        createdAt: at,
      },
    ]);
    await countActs(context, 'requestsMade', [{ id, personId: me.id, at }]);
    const { approverIds, rule, clockHours, title } = kind;
    await openDecision(context, {
      subject: 'request',
      subjectId: id,
      title,
      user: me,
      approverIds,
      rule,
      clockHours,
    });
    return detailOf(context, id);
  },

  async mine(context, { query: { status, page } }) {
    const { items, pagination } = await pageFrom(
      context.store,
      requests,
      {
        where: { userId: context.me.id, ...(status === undefined ? {} : { state: status }) },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await requestsOf(context, items), pagination };
  },

  request: (context, { params: { id } }) => detailOf(context, id),

  async comment(context, { params: { id }, body: { text, files } }) {
    const { store, me, at, newId, language } = context;
    const { mayComment } = await detailOf(context, id);
    if (!mayComment) refuse(context, 'request_over');
    const findings = new ValidationErrors(language);
    if (text === '' && files.length === 0) findings.add('text', 'request_comment_empty');
    findings.throwIfAny();
    await store.insert(requestComments, [
      { id: newId(), requestId: id, userId: me.id, text, files: kept(files), createdAt: at },
    ]);
    await tellComment(context, id);
    return detailOf(context, id);
  },

  async withdraw(context, { params: { id } }) {
    const { request } = await seenRequest(context, id);
    if (request.userId !== context.me.id) throw domainError('not_found', context.language);
    await withdrawDecision(context, 'request', id);
    return { success: true };
  },
};
