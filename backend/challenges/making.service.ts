/** Administrators make challenges, steer them and decide on proofs. */
import type { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { challengeLimits, closesAfter, weeksOf } from '#schema/challenges/challenges.rules.ts';
import { permissions } from '#schema/permissions.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { daysBetween } from '#schema/users/celebrations.rules.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { accountOf } from '../ledger/ledger.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import {
  audienceFrom,
  checkAudience,
  everyone,
  peopleIn,
  type AudienceInput,
} from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { challengeBy } from './challenges.access.ts';
import { challengeCategories, challengePeople, challengeProofs, challenges } from './challenges.tables.ts';
import { recountAll } from './days.ts';
import { challengesOf, proofsOf, type ChallengeRow } from './challenges.views.ts';

type Calls =
  | 'create'
  | 'update'
  | 'toggleActive'
  | 'toggleArchived'
  | 'categories'
  | 'createCategory'
  | 'cost'
  | 'proofs'
  | 'approveProof'
  | 'sendProofBack';

/** What a challenge is measured by; it is fixed by the first entry. */
const measured = ['way', 'target', 'unit', 'perWeek', 'weeks', 'cap', 'startsOn', 'proof', 'typeId'] as const;

async function shown(context: Context, id: string) {
  const [challenge] = await challengesOf(context, [await challengeBy(context, id)]);
  if (challenge === undefined) throw domainError('not_found', context.language);
  return challenge;
}

/** Adds an error for each field that does not fit the others. */
async function check(
  { store }: Pick<Context, 'store'>,
  row: ChallengeRow,
  findings: ValidationErrors,
): Promise<void> {
  const { way, target, cap, weeks, startsOn, endsOn, categoryId, audience } = row;
  if (endsOn < startsOn || daysBetween(startsOn, endsOn) >= challengeLimits.days)
    findings.add('endsOn', 'challenge_days');
  else if (weeks !== null && weeks > weeksOf(startsOn, endsOn))
    findings.add('weeks', 'challenge_weeks', { maximum: weeksOf(startsOn, endsOn) });
  if (way === 'habit' && cap !== null && cap < target) findings.add('cap', 'challenge_cap');
  if (way === 'own_beginning' && target > challengeLimits.percent * 100)
    findings.add('target', 'too_big', { maximum: challengeLimits.percent });
  if (categoryId !== null) {
    const [known] = await store.tally(challengeCategories, { where: { id: categoryId } });
    if ((known?.count ?? 0) === 0) findings.add('categoryId', 'id_unknown');
  }
  await checkAudience(store, audience, findings);
}

/** What follows from the other fields. */
const settled = (row: ChallengeRow): ChallengeRow => ({
  ...row,
  perWeek: row.way === 'habit' ? (row.perWeek ?? 1) : null,
  weeks: row.way === 'habit' ? (row.weeks ?? Math.max(1, weeksOf(row.startsOn, row.endsOn))) : null,
  closesAt: closesAfter(row.endsOn),
});

/** The audience after an edit: the parts that are not given stay. */
const changedAudience = (
  { audience }: ChallengeRow,
  {
    departmentIds = audience.departmentIds,
    groupIds = audience.groupIds,
    userIds = audience.userIds,
  }: AudienceInput,
): PeopleAudience => audienceFrom({ departmentIds, groupIds, userIds }) ?? audience;

const hundredths = (value: number): number => Math.round(value * 100);

/** A proof that waits. Raises 404, and 409 if it was decided or withdrawn. */
async function decide(
  context: Context,
  id: string,
  change: { readonly status: 'approved' | 'sent_back'; readonly reason: string | null },
): Promise<Row<typeof challengeProofs>> {
  const { store, me, at, language } = context;
  const [known] = await store.tally(challengeProofs, { where: { id } });
  if ((known?.count ?? 0) === 0) throw domainError('not_found', language);
  const [now] = await store.update(
    challengeProofs,
    { id, status: 'submitted' },
    { ...change, decidedBy: me.id, decidedAt: at },
  );
  if (now === undefined) refuse(context, 'challenge_proof_decided');
  return now;
}

/** Notifies the person of the decision, while the challenge can be opened. */
async function tellDecision(
  context: Context,
  { userId, challengeId }: Row<typeof challengeProofs>,
): Promise<void> {
  if ((await challengeBy(context, challengeId)).archived) return;
  await leaveNotices(context, {
    to: [userId],
    kind: 'challenge_proof',
    actorId: context.me.id,
    postId: null,
    sourceId: challengeId,
  });
}

/** The proof with its person. */
async function shownProof(context: Context, row: Row<typeof challengeProofs>) {
  const [proof] = await proofsOf(context, [row]);
  if (proof === undefined) throw domainError('not_found', context.language);
  return proof;
}

export const makingService: Pick<Service<typeof challengeEndpoints>, Calls> = {
  async create(context, { body }) {
    const { store, me, at, newId, language } = context;
    const findings = new ValidationErrors(language);
    const { target, cap = null, departmentIds: _d, groupIds: _g, userIds: _u, ...given } = body;
    const row = settled({
      id: newId(),
      ...given,
      nameEn: noneIfEmpty(given.nameEn) ?? null,
      description: given.description ?? '',
      descriptionEn: noneIfEmpty(given.descriptionEn) ?? null,
      categoryId: given.categoryId ?? null,
      picture: given.picture ?? null,
      target: hundredths(target),
      perWeek: given.perWeek ?? null,
      weeks: given.weeks ?? null,
      cap: cap === null ? null : hundredths(cap),
      proof: given.proof ?? false,
      audience: audienceFrom(body) ?? everyone,
      closesAt: '',
      closedAt: null,
      active: true,
      archived: false,
      entered: false,
      postId: null,
      createdBy: me.id,
      createdAt: at,
    });
    await check(context, row, findings);
    if (row.endsOn < (await todayOf(context))) findings.add('endsOn', 'challenge_past');
    findings.throwIfAny();
    await store.insert(challenges, [row]);
    return shown(context, row.id);
  },

  async update(context, { body }) {
    const { store, language } = context;
    const old = await challengeBy(context, body.id);
    if (old.closedAt !== null) refuse(context, 'challenge_closed');
    expectBase(context, body, {
      ...old,
      ...old.audience,
      target: old.target / 100,
      cap: old.cap === null ? null : old.cap / 100,
    });
    const { target, cap, ...given } = body;
    const row = settled({
      ...applyPatch<ChallengeRow>(old, {
        ...given,
        nameEn: noneIfEmpty(given.nameEn),
        descriptionEn: noneIfEmpty(given.descriptionEn),
      }),
      target: target === undefined ? old.target : hundredths(target),
      cap: cap === undefined ? old.cap : cap === null ? null : hundredths(cap),
      audience: changedAudience(old, body),
    });
    const isMeasure = measured.some((field) => row[field] !== old[field]);
    if (old.entered && (isMeasure || row.points < old.points || row.endsOn < old.endsOn))
      refuse(context, 'challenge_entered');
    const findings = new ValidationErrors(language);
    await check(context, row, findings);
    if (row.endsOn !== old.endsOn && row.endsOn < (await todayOf(context)))
      findings.add('endsOn', 'challenge_past');
    findings.throwIfAny();
    const { id, ...change } = row;
    await store.update(challenges, { id }, change);
    if (row.way !== old.way) await recountAll(context, row);
    return shown(context, id);
  },

  async toggleActive(context, { body: { id, active } }) {
    const row = await challengeBy(context, id);
    if (active === row.active) refuse(context, active ? 'challenge_active' : 'challenge_inactive');
    await context.store.update(challenges, { id }, { active: !row.active });
    return shown(context, id);
  },

  async toggleArchived(context, { body: { id, archived } }) {
    const row = await challengeBy(context, id);
    if (archived === row.archived)
      refuse(context, archived ? 'challenge_archived' : 'challenge_not_archived');
    await context.store.update(challenges, { id }, { archived: !row.archived });
    return shown(context, id);
  },

  async categories({ store }) {
    const { rows } = await store.list(challengeCategories, { order: [['name', 'asc']] });
    return [...rows];
  },

  async createCategory({ store, newId, language }, { body: { name, nameEn, icon } }) {
    const row = { id: newId(), name, nameEn: noneIfEmpty(nameEn) ?? null, icon: noneIfEmpty(icon) ?? null };
    const { rows } = await store.list(challengeCategories);
    const findings = new ValidationErrors(language);
    if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
    findings.throwIfAny();
    await store.insert(challengeCategories, [row]);
    return row;
  },

  async cost(context, { body }) {
    const { store, newId, language } = context;
    const findings = new ValidationErrors(language);
    const audience = audienceFrom(body) ?? everyone;
    await checkAudience(store, audience, findings);
    findings.throwIfAny();
    const people = await peopleIn(store, audience, await todayOf(context));
    const [counted] = await store.tally(users, {
      where: { ...people, userType: { in: permissions['challenges.join'] } },
    });
    const { balance } = await accountOf(store, 'budget', newId);
    const count = counted?.count ?? 0;
    return { people: count, cost: count * body.points, budget: balance };
  },

  async proofs(context, { query: { page, challengeId, status } }) {
    const { items, pagination } = await pageFrom(
      context.store,
      challengeProofs,
      {
        where: {
          ...(challengeId === undefined ? {} : { challengeId }),
          ...(status === undefined ? {} : { status }),
        },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await proofsOf(context, items), pagination };
  },

  async approveProof(context, { params: { id } }) {
    const { store } = context;
    const row = await decide(context, id, { status: 'approved', reason: null });
    await store.update(challengePeople, { id: row.personId, reward: 'proof' }, { reward: 'due' });
    await tellDecision(context, row);
    return shownProof(context, row);
  },

  async sendProofBack(context, { params: { id }, body: { reason } }) {
    const row = await decide(context, id, { status: 'sent_back', reason });
    await tellDecision(context, row);
    return shownProof(context, row);
  },
};
