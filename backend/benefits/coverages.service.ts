/** Coverages: administrators make them and give them to people, who see their own. */
import { benefitLimits, coveredDays } from '#schema/benefits/benefits.rules.ts';
import type { coverageEndpoints } from '#schema/benefits/coverages.endpoints.ts';
import type { CoverageRehearsal } from '#schema/benefits/coverages.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { repositoryFiles } from '../files/files.tables.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { fold } from '../kit/fold.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { audienceFrom, checkAudience, peopleIn, type AudienceInput } from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { coverageBatches, coveragePeople, coverages } from './benefits.tables.ts';
import { assignMore, type BatchRow, type CoverageRow } from './coverages.pieces.ts';
import { coveragePeopleOf, coveragesOf } from './coverages.views.ts';

const hourMs = 3_600_000;
/** People whom the words of a search may find, and notifications that one write takes back. */
const foundAtMost = 500;

type Choice = Omit<AudienceInput, 'tenureFrom' | 'tenureTo'> & {
  readonly startsOn?: string | null | undefined;
  readonly endsOn?: string | null | undefined;
};

/** A coverage of the organisation. Raises 404. */
async function coverageBy({ store, language }: Context, id: string): Promise<CoverageRow> {
  const {
    rows: [row],
  } = await store.list(coverages, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

async function shownBy(context: Context, id: string) {
  const [shown] = await coveragesOf(context, [await coverageBy(context, id)], null);
  if (shown === undefined) throw new Error(`coverage ${id} is not shown`);
  return shown;
}

/** Raises 422 for days in the wrong order, and for an unknown document. */
async function expectSound(
  { store, language }: Context,
  { startsOn, endsOn, documentId }: CoverageRow,
  before: CoverageRow | null,
): Promise<void> {
  const findings = new ValidationErrors(language);
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) findings.add('endsOn', 'benefit_days');
  if (documentId !== null && documentId !== before?.documentId) {
    const [known] = await store.tally(repositoryFiles, { where: { id: documentId } });
    if ((known?.count ?? 0) === 0) findings.add('documentId', 'coverage_document');
  }
  findings.throwIfAny();
}

/** The people of a choice. Raises 422 for unknown ones, and for days outside those of the coverage. */
async function chosen(
  context: Context,
  coverage: CoverageRow,
  choice: Choice,
): Promise<PeopleAudience | null> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  const own = { startsOn: choice.startsOn ?? null, endsOn: choice.endsOn ?? null };
  const days = coveredDays(coverage, own);
  if (days.startsOn !== null && days.endsOn !== null && days.endsOn < days.startsOn)
    findings.add('endsOn', 'benefit_days');
  else if (own.startsOn !== null && days.startsOn !== own.startsOn)
    findings.add('startsOn', 'coverage_period');
  else if (own.endsOn !== null && days.endsOn !== own.endsOn) findings.add('endsOn', 'coverage_period');
  const audience = audienceFrom(choice);
  if (audience !== null) await checkAudience(store, audience, findings);
  findings.throwIfAny();
  return audience === null || audience.everyone ? null : audience;
}

/** What assigning to an audience would do. */
async function rehearsed(
  store: Store,
  coverageId: string,
  audience: PeopleAudience | null,
  today: string,
): Promise<CoverageRehearsal> {
  if (audience === null) return { people: 0, added: 0, already: 0, left: 0 };
  const where = await peopleIn(store, audience, today);
  const { rows } = await store.list(users, { columns: [], where });
  const { rows: there } = await store.list(coveragePeople, { columns: ['userId'], where: { coverageId } });
  const known = new Set(there.map(({ userId }) => userId));
  const already = rows.filter(({ id }) => known.has(id)).length;
  const [away] = await store.tally(users, { where: { ...where, active: false } });
  return { people: rows.length, added: rows.length - already, already, left: away?.count ?? 0 };
}

/** The coverages of a person, valid ones first. */
async function coveragesFor(context: Context, userId: string) {
  const { store } = context;
  const { rows: held } = await store.list(coveragePeople, { where: { userId } });
  const { rows } = await store.list(coverages, {
    where: { active: true, id: { in: held.map(({ coverageId }) => coverageId) } },
    order: [['name', 'asc']],
  });
  const shown = await coveragesOf(context, rows, new Map(held.map((row) => [row.coverageId, row])));
  return shown.toSorted((one, other) => Number(other.own?.valid) - Number(one.own?.valid));
}

export const coverageService: Service<typeof coverageEndpoints> = {
  async createCoverage(context, { body }) {
    const { store, newId, at } = context;
    const row: CoverageRow = {
      id: newId(),
      name: body.name,
      nameEn: body.nameEn ?? null,
      description: body.description ?? '',
      descriptionEn: body.descriptionEn ?? null,
      providerName: body.providerName ?? '',
      policyNumber: body.policyNumber ?? null,
      startsOn: body.startsOn ?? null,
      endsOn: body.endsOn ?? null,
      contactName: body.contactName ?? null,
      contactPhone: body.contactPhone ?? null,
      contactEmail: body.contactEmail ?? null,
      documentId: body.documentId ?? null,
      active: body.active ?? true,
      people: 0,
      toldEnd: null,
      createdAt: at,
    };
    await expectSound(context, row, null);
    await store.insert(coverages, [row]);
    return shownBy(context, row.id);
  },

  async updateCoverage(context, { params, body }) {
    const { store } = context;
    const old = await coverageBy(context, params.id);
    expectBase(context, body, old);
    const { id, ...change } = applyPatch<CoverageRow>(old, body);
    await expectSound(context, { id, ...change }, old);
    await store.update(coverages, { id }, change);
    // People are told of the new end.
    if (change.endsOn !== old.endsOn)
      await store.update(coveragePeople, { coverageId: id, toldEnd: { ne: null } }, { toldEnd: null });
    return shownBy(context, id);
  },

  async coverages(context, { query: { userId } }) {
    const { store, me, language } = context;
    const manages = may(me.userType, 'coverages.manage');
    if (!manages && userId !== undefined && userId !== me.id) throw domainError('not_found', language);
    if (!manages || userId !== undefined) return coveragesFor(context, userId ?? me.id);
    const { rows } = await store.list(coverages, { order: [['name', 'asc']] });
    return coveragesOf(context, rows, null);
  },

  async assignCoverage(context, { body }) {
    const { store, newId, at, me } = context;
    const coverage = await coverageBy(context, body.coverageId);
    const today = await todayOf(context);
    const audience = await chosen(context, coverage, body);
    if (!coverage.active || (coverage.endsOn !== null && coverage.endsOn < today))
      refuse(context, 'coverage_off');
    const { people, already } = await rehearsed(store, coverage.id, audience, today);
    if (audience === null || people === 0) refuse(context, 'coverage_nobody');
    const batch: BatchRow = {
      id: newId(),
      coverageId: coverage.id,
      audience,
      startsOn: body.startsOn ?? null,
      endsOn: body.endsOn ?? null,
      policyNumber: body.policyNumber ?? null,
      cursor: '',
      open: true,
      undone: false,
      createdBy: me.id,
      createdAt: at,
    };
    await store.insert(coverageBatches, [batch]);
    const added = await assignMore(context, batch);
    const [still] = await store.tally(coverageBatches, { where: { id: batch.id, open: true } });
    return { batchId: batch.id, people, added, already, assigning: (still?.count ?? 0) > 0 };
  },

  async rehearseCoverage(context, { params: { id }, body }) {
    const coverage = await coverageBy(context, id);
    const audience = await chosen(context, coverage, body);
    return rehearsed(context.store, id, audience, await todayOf(context));
  },

  async undoCoverageBatch(context, { params: { id } }) {
    const { store, now, language } = context;
    const [known] = await store.tally(coverageBatches, { where: { id } });
    if ((known?.count ?? 0) === 0) throw domainError('not_found', language);
    const since = new Date(now - benefitLimits.undoHours * hourMs).toISOString();
    const [batch] = await store.update(
      coverageBatches,
      { id, undone: false, createdAt: { gte: since } },
      { undone: true, open: false },
    );
    if (batch === undefined) refuse(context, 'coverage_undone');
    await takeAway(store, batch.coverageId, { batchId: id });
    return { success: true };
  },

  async coveragePeople(context, { params: { id: coverageId }, query: { page, keywords } }) {
    const { store } = context;
    const coverage = await coverageBy(context, coverageId);
    const words = fold(keywords ?? '');
    const { rows: found } =
      words === ''
        ? { rows: [] }
        : await store.list(users, { columns: [], where: { fold: { has: words } }, limit: foundAtMost });
    const { items, pagination } = await pageFrom(
      store,
      coveragePeople,
      {
        where: { coverageId, ...(words === '' ? {} : { userId: { in: found.map(({ id }) => id) } }) },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await coveragePeopleOf(context, coverage, items), pagination };
  },

  async endCoverageAssignment({ store, language }, { params: { id } }) {
    const {
      rows: [row],
    } = await store.list(coveragePeople, { where: { id } });
    if (row === undefined) throw domainError('not_found', language);
    await takeAway(store, row.coverageId, { id });
    return { success: true };
  },
};

/** Takes a coverage away from people, with the notifications that lead to it. */
async function takeAway(
  store: Store,
  coverageId: string,
  which: { readonly batchId: string } | { readonly id: string },
): Promise<void> {
  const { rows } = await store.list(coveragePeople, { columns: ['userId'], where: { coverageId, ...which } });
  const removed = await store.remove(coveragePeople, { coverageId, ...which });
  await store.update(coverages, { id: coverageId }, { people: { inc: -removed } });
  for (let from = 0; from < rows.length; from += foundAtMost)
    await store.remove(notifications, {
      sourceId: coverageId,
      kind: { in: ['coverage_assigned', 'coverage_ending'] },
      userId: { in: rows.slice(from, from + foundAtMost).map(({ userId }) => userId) },
    });
}
