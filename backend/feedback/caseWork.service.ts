/** Administrators work on cases: lists, answers, inner notes, steps, handing over, putting away. */
import type { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { caseLimits, dueOnOf, noDay, type CaseKind } from '#schema/feedback/cases.rules.ts';
import { pageSize } from '#schema/limits.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Change, Where } from '../store/port.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { clocksOf, notAbout, readCase, reading, type CaseRow } from './cases.access.ts';
import { caseInvolved, caseMessages, caseNotes, cases } from './cases.tables.ts';
import { orgCards, orgCaseOf } from './cases.views.ts';
import { ideasPage } from './ideas.service.ts';
import { ideasOf } from './ideas.views.ts';
import { keptFiles } from './sending.service.ts';

type Calls =
  | 'suggestions'
  | 'complaints'
  | 'orgCase'
  | 'answerCase'
  | 'noteCase'
  | 'changeCase'
  | 'handOverCase'
  | 'archiveSuggestion'
  | 'archiveComplaint';

interface Asked {
  readonly page: number;
  readonly archived: boolean;
  readonly state?: CaseRow['state'] | undefined;
  readonly late?: boolean | undefined;
  readonly keywords?: string | undefined;
}

/** Cases of one kind that the reader may see, newest day first, late ones by what is due longest. No screen shows a total. */
async function casesPage(context: Context, kind: CaseKind, { page, archived, state, late, keywords }: Asked) {
  const { store, me } = context;
  const words = fold(keywords ?? '');
  const where: Where<CaseRow> = {
    kind,
    archived,
    ...(state === undefined ? {} : { state }),
    ...(late === true ? { dueOn: { lt: await todayOf(context) } } : {}),
    ...(words === '' ? {} : { fold: { has: words } }),
    ...(await notAbout(store, me.id)),
  };
  const { items, pagination } = await pageFrom(
    store,
    cases,
    { where, order: late === true ? [['dueOn', 'asc']] : [['receivedOn', 'desc']] },
    { page, perPage: pageSize.default },
    countLimits.posts,
  );
  return { items: await orgCards(context, items), pagination };
}

/** Tells the person of a case with a name that there is news. Nobody is told of one without: a notice would name them. */
async function tellPerson(context: Context, { id, userId }: CaseRow): Promise<void> {
  await leaveNotices(context, {
    to: userId === null ? [] : [userId],
    kind: 'case_answered',
    actorId: null,
    postId: null,
    sourceId: id,
  });
}

async function archive(context: Context, kind: CaseKind, id: string, archived: boolean) {
  const row = await readCase(context, id);
  if (row.kind !== kind) throw domainError('not_found', context.language);
  await context.store.update(cases, { id }, { archived });
  return orgCaseOf(context, id);
}

export const caseWorkService: Pick<Service<typeof caseEndpoints>, Calls> = {
  async suggestions(context, { query: { kind, page, keywords, ...query } }) {
    if (kind === 'idea') {
      const { items, pagination } = await ideasPage(context, { page, keywords, order: 'new' });
      const shown = await ideasOf(context, items);
      return {
        items: shown.map((idea) => ({ id: idea.id, kind: 'idea' as const, suggestion: null, idea })),
        pagination,
      };
    }
    const { items, pagination } = await casesPage(context, 'suggestion', { page, keywords, ...query });
    return {
      items: items.map((suggestion) => ({
        id: suggestion.id,
        kind: 'suggestion' as const,
        suggestion,
        idea: null,
      })),
      pagination,
    };
  },

  complaints: (context, { query }) => casesPage(context, 'complaint', query),

  orgCase: (context, { params: { id } }) => orgCaseOf(context, id),

  async answerCase(context, { params: { id }, body: { text, files } }) {
    const { store, me, newId, sign, language } = context;
    const row = await readCase(context, id);
    if (row.state === 'closed') refuse(context, 'case_closed');
    if (row.messages >= caseLimits.messages) refuse(context, 'case_full');
    const findings = new ValidationErrors(language);
    if (text === '' && files.length === 0) findings.add('text', 'case_empty');
    findings.throwIfAny();
    const day = await todayOf(context);
    const place = row.messages + 1;
    await store.insert(caseMessages, [
      {
        id: await sign(`case answer:${newId()}`),
        caseId: id,
        place,
        fromPerson: false,
        authorId: me.id,
        text,
        files: keptFiles(files, false),
        day,
      },
    ]);
    await store.update(
      cases,
      { id },
      {
        messages: place,
        state: 'answered',
        answeredOn: row.answeredOn ?? day,
        dueOn: noDay,
        handlerId: row.handlerId ?? me.id,
      },
    );
    await tellPerson(context, row);
    return orgCaseOf(context, id);
  },

  async noteCase(context, { params: { id }, body: { text } }) {
    const { store, me, at, newId } = context;
    await readCase(context, id);
    await store.insert(caseNotes, [{ id: newId(), caseId: id, userId: me.id, text, createdAt: at }]);
    return orgCaseOf(context, id);
  },

  async changeCase(context, { params: { id }, body: { state, reason } }) {
    const { store, me, language } = context;
    const row = await readCase(context, id);
    const today = await todayOf(context);
    const { answerDays, receivedDays } = await clocksOf(store);
    const handlerId = row.handlerId ?? me.id;
    if (state === 'closed') {
      if (row.state === 'closed') refuse(context, 'case_closed');
      const findings = new ValidationErrors(language);
      if ((reason ?? '') === '') findings.add('reason', 'case_reason');
      findings.throwIfAny();
      const closed = { state, reason: reason ?? null, closedOn: today, dueOn: noDay, handlerId };
      await store.update(cases, { id }, closed);
      await tellPerson(context, row);
      return orgCaseOf(context, id);
    }
    if (row.state === 'review') return orgCaseOf(context, id);
    const answerBy = row.state === 'received' ? row.answerBy : dayAfter(today, answerDays);
    const dueOn = dueOnOf(state, { ...row, answerBy }, receivedDays);
    // Whoever opens it again wants it on the table: its clock runs.
    const change: Change<CaseRow> = {
      state,
      reason: null,
      closedOn: null,
      answerBy,
      dueOn,
      handlerId,
      archived: false,
    };
    await store.update(cases, { id }, change);
    return orgCaseOf(context, id);
  },

  async handOverCase(context, { params: { id }, body: { userId } }) {
    const { store, me, language } = context;
    await readCase(context, id);
    const { rows: able } = await store.list(users, {
      columns: ['active'],
      where: { ...reading, id: userId },
    });
    const { rows: about } = await store.list(caseInvolved, { where: { caseId: id, userId } });
    const findings = new ValidationErrors(language);
    if (able.length === 0 || about.length > 0) findings.add('userId', 'case_handler');
    findings.throwIfAny();
    await store.update(cases, { id }, { handlerId: userId });
    await leaveNotices(context, {
      to: userId === me.id ? [] : [userId],
      kind: 'cases_waiting',
      actorId: null,
      postId: null,
    });
    return orgCaseOf(context, id);
  },

  archiveSuggestion: (context, { params: { id }, body: { archived } }) =>
    archive(context, 'suggestion', id, archived),
  archiveComplaint: (context, { params: { id }, body: { archived } }) =>
    archive(context, 'complaint', id, archived),
};
