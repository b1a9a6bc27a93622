/** People of a cycle: their scores are compared, and their results are shared. */
import { hasScores } from '#schema/evaluations/cycles.rules.ts';
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import { distributionOf } from '#schema/evaluations/distribution.ts';
import type { CyclePerson } from '#schema/evaluations/evaluations.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Store, Where } from '../store/port.ts';
import { todayOf } from '../organization/timezone.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { begunCycle, cycleBy, expectCycleStep, phaseOf, readPlace } from './evaluations.access.ts';
import { evaluationCycles, evaluationPeople, evaluations } from './evaluations.tables.ts';
import { cyclePersonOf, cyclePersonsOf, scoreOf, type PersonRow } from './evaluations.views.ts';
import { placesInChange, shareDue, shareNow } from './sharing.ts';

type Calls = 'people' | 'distribution' | 'calibrate' | 'share' | 'takeBack';
type Waiting = 'writing' | 'score' | 'sharing' | 'reading' | 'acknowledging';

/** People of a cycle for whom something is missing. */
async function waitingFor(store: Store, cycleId: string, waiting: Waiting): Promise<Where<PersonRow>> {
  switch (waiting) {
    case 'writing': {
      const open = await store.tally(evaluations, {
        where: { cycleId, or: [{ status: 'pending' }, { status: 'completed', reopened: true }] },
        by: ['personId'],
      });
      return { id: { in: open.map(({ personId }) => personId) } };
    }
    case 'score':
      return { score: null, calibrated: null, left: false };
    case 'sharing':
      return { sharedAt: null, left: false };
    case 'reading':
      return { sharedAt: { ne: null }, readAt: null };
    case 'acknowledging':
      return { readAt: { ne: null }, acknowledgedAt: null };
  }
}

/** Administrators who are evaluated learn nothing about themselves before it is shared with them. */
const withoutOwn =
  ({ me }: Pick<Context, 'me'>) =>
  (person: CyclePerson): CyclePerson =>
    person.user.id === me.id ? { ...person, score: null, calibrated: null, calibrationReason: null } : person;

export const calibratingService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  async people(context, { params: { id }, query: { page, perPage, departmentId, leaderId, waiting } }) {
    const { store } = context;
    await cycleBy(context, id);
    const { items, pagination } = await pageFrom(
      store,
      evaluationPeople,
      {
        where: {
          cycleId: id,
          ...(departmentId === undefined ? {} : { departmentId }),
          ...(leaderId === undefined ? {} : { leaderId }),
          ...(waiting === undefined ? {} : await waitingFor(store, id, waiting)),
        },
        order: [['createdAt', 'asc']],
      },
      { page, perPage },
    );
    return { items: (await cyclePersonsOf(context, items)).map(withoutOwn(context)), pagination };
  },

  /** Without the reader's own score, which would follow from the others. */
  async distribution(context, { params: { id }, query: { departmentId } }) {
    const { store, me } = context;
    const isScored = hasScores(phaseOf(await cycleBy(context, id)));
    const counted = isScored
      ? await store.tally(evaluationPeople, {
          where: {
            cycleId: id,
            left: false,
            userId: { ne: me.id },
            ...(departmentId === undefined ? {} : { departmentId }),
          },
          by: ['leaderId', 'score', 'calibrated'],
        })
      : [];
    const { leaders, ...distribution } = distributionOf(counted);
    const people = await peopleById(
      context,
      leaders.flatMap(({ leaderId }) => leaderId ?? []),
    );
    return {
      ...distribution,
      leaders: leaders.map(({ leaderId, n, mean }) => ({
        leader: people.get(leaderId ?? '') ?? null,
        n,
        mean,
      })),
    };
  },

  async calibrate(context, { params: { id }, body: { score, reason = '' } }) {
    const { store, language } = context;
    const { person, cycle } = await readPlace(context, id);
    expectCycleStep(context, cycle.phase, 'calibrate');
    if (person.readAt !== null) refuse(context, 'evaluation_read');
    const calibrated = score === null ? null : Math.round(score * 100);
    const findings = new ValidationErrors(language);
    if (scoreOf(calibrated) !== score) findings.add('score', 'decimals', { maximum: 2 });
    if (score !== null && reason === '') findings.add('reason', 'evaluation_reason');
    findings.throwIfAny();
    const [changed = person] = await store.update(
      evaluationPeople,
      { id },
      { calibrated, calibrationReason: calibrated === null ? null : reason },
    );
    return cyclePersonOf(context, changed);
  },

  async share(context, { params: { id }, body: { personIds, leaderId, on } }) {
    const { store, language } = context;
    const { cycle } = await begunCycle(context, id);
    expectCycleStep(context, cycle.phase, 'share');
    const today = await todayOf(context);
    const findings = new ValidationErrors(language);
    if (on !== undefined && on < today) findings.add('on', 'survey_end_past');
    const where: Where<PersonRow> = {
      ...(personIds === undefined ? {} : { id: { in: personIds } }),
      ...(leaderId === undefined ? {} : { leaderId }),
    };
    if (personIds !== undefined) {
      const { rows } = await store.list(evaluationPeople, { where: { cycleId: id, id: { in: personIds } } });
      const known = new Set(rows.map((row) => row.id));
      personIds.forEach((personId, index) => {
        if (!known.has(personId)) findings.add(`personIds.${index}`, 'id_unknown');
      });
    }
    findings.throwIfAny();
    const isLater = on !== undefined && on > today;
    const isAll = personIds === undefined && leaderId === undefined;
    const waiting = { ...where, cycleId: id, left: false, sharedAt: null };
    const [counted] = await store.tally(evaluationPeople, { where: waiting });
    const inChange = isLater ? [] : [...(await placesInChange(store, id))];
    const [passedOver] = await store.tally(evaluationPeople, {
      where: { ...waiting, or: [{ id: { in: inChange } }] },
    });
    // They may be more than one transaction takes: the job goes on.
    const shareOn = isLater ? on : today;
    if (!isAll) await store.update(evaluationPeople, waiting, { shareOn });
    await store.update(evaluationCycles, { id }, { settledIn: '', ...(isAll ? { shareOn } : {}) });
    if (!isLater)
      await (isAll ? shareDue(context, { ...cycle, shareOn }, today) : shareNow(context, id, where));
    return { shared: (counted?.count ?? 0) - (passedOver?.count ?? 0) };
  },

  async takeBack(context, { params: { id } }) {
    const { person, cycle } = await readPlace(context, id);
    expectCycleStep(context, cycle.phase, 'share');
    if (person.readAt !== null) refuse(context, 'evaluation_read');
    if (person.sharedAt === null && person.shareOn === null) refuse(context, 'evaluation_step');
    const [changed = person] = await context.store.update(
      evaluationPeople,
      { id },
      { sharedAt: null, shareOn: null },
    );
    return cyclePersonOf(context, changed);
  },
};
