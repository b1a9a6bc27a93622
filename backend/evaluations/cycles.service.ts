/** Administrators begin cycles of evaluations and lead them through their phases. */
import { fewestOfPart, namelessKinds, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { FewOfPart } from '#schema/evaluations/evaluations.shapes.ts';
import { reason } from '#schema/reasons.ts';
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import { inWaves, rescheduled } from '#schema/users/reminders.ts';
import { dayAt, daysBetween } from '#schema/users/celebrations.rules.ts';
import { checkForm, questionsIn } from '../forms/questions.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { timezoneOf, todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { audienceFrom, checkAudience, everyone, peopleIn } from '../departments/audience.ts';
import { scheduleOf } from '../surveys/making.schedule.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { fewParts } from './cycles.few.ts';
import { beginCycle, endPhase, noticeOf } from './cycles.phases.ts';
import { waitingPlaces, waitingWriters } from './cycles.notices.ts';
import { checkDays, checkWeights, planOf } from './cycles.plan.ts';
import { addPlaces } from './cycles.people.ts';
import { begunCycle, cycleBy, expectCycleStep, phaseOf } from './evaluations.access.ts';
import { evaluationCycles } from './evaluations.tables.ts';
import { cycleOf, cyclesOf } from './evaluations.views.ts';
import { present } from '../departments/leaders.ts';

type Calls = 'cycles' | 'cycle' | 'audience' | 'begin' | 'plan' | 'advance' | 'addPeople' | 'notify';

/** The cycle as it is now. */
async function shown(context: Context, id: string) {
  return cycleOf(context, (await cycleBy(context, id)).survey);
}

type Few = readonly FewOfPart[];

/** Whether nobody of so many people can have a part. */
const hidesAll = (few: Few, kind: EvaluationKind, total: number): boolean =>
  few.some((one) => one.kind === kind && one.people === total);

/** Raises 409 with the number of people for whom each part would be hidden. */
function expectNoneFew({ language }: Pick<Context, 'language'>, few: Few, total: number): void {
  if (few.length === 0) return;
  const told = few.map(({ kind, people }) =>
    reason('parts', `evaluation_few_${kind}`, language, { people, total, minimum: fewestOfPart }),
  );
  throw domainError('conflict', language, told);
}

export const cyclesService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  async cycles(context) {
    const { rows } = await context.store.list(surveys, {
      where: { kind: 'evaluation' },
      order: [['createdAt', 'desc']],
    });
    return cyclesOf(context, rows);
  },

  cycle: (context, { params: { id } }) => shown(context, id),

  async audience(context, { body }) {
    const { store, language } = context;
    const audience = audienceFrom(body) ?? everyone;
    const findings = new ValidationErrors(language);
    await checkAudience(store, audience, findings);
    findings.throwIfAny();
    const where = await peopleIn(store, audience, await todayOf(context));
    const { rows: people } = await store.list(users, { where });
    return { people: people.length, few: [...(await fewParts(store, namelessKinds, people))] };
  },

  async begin(context, { params: { id }, body }) {
    const { store, at, language } = context;
    const found = await cycleBy(context, id);
    expectCycleStep(context, phaseOf(found), 'begin');
    const { survey } = found;
    const findings = new ValidationErrors(language);
    const today = await todayOf(context);
    const audience = audienceFrom(body) ?? survey.audience ?? everyone;
    checkForm(await questionsIn(store, id), survey.sections, findings);
    await checkAudience(store, audience, findings);
    const wanted = planOf(body, survey.endsOn, today, findings);
    findings.throwIfAny();
    const { rows: people } = await store.list(users, { where: await peopleIn(store, audience, today) });
    if (people.length === 0) refuse(context, 'survey_nobody');
    const few = await fewParts(
      store,
      wanted.parts.map(({ kind }) => kind),
      people,
    );
    if (body.hides !== true) expectNoneFew(context, few, people.length);
    const parts = wanted.parts.filter((part) => !hidesAll(few, part.kind, people.length));
    const plan = planOf({ ...body, parts }, survey.endsOn, today, findings);
    findings.throwIfAny();
    const schedule = await scheduleOf(context, { startsOn: today, endsOn: plan.writeUntil }, findings);
    await store.update(surveys, { id }, { audience, ...schedule, active: true, publishedAt: at });
    await beginCycle(context, id, plan);
    return shown(context, id);
  },

  async plan(context, { params: { id }, body }) {
    const { store, language, now } = context;
    const { cycle, survey } = await begunCycle(context, id);
    expectCycleStep(context, cycle.phase, 'plan');
    const findings = new ValidationErrors(language);
    const timezone = await timezoneOf(store);
    const today = dayAt(now, timezone);
    const days = {
      nominateUntil: body.nominateUntil === undefined ? cycle.nominateUntil : body.nominateUntil,
      confirmUntil: body.confirmUntil === undefined ? cycle.confirmUntil : body.confirmUntil,
      writeUntil: body.writeUntil === undefined ? cycle.writeUntil : body.writeUntil,
    };
    const changed = (['nominateUntil', 'confirmUntil', 'writeUntil'] as const).filter(
      (field) => days[field] !== cycle[field],
    );
    checkDays(days, changed, today, findings);
    const parts = body.parts ?? cycle.parts;
    checkWeights(parts, cycle.parts, findings);
    findings.throwIfAny();
    const isWriting = cycle.phase === 'writing';
    const remindAfter =
      body.remindAfter === undefined
        ? cycle.remindAfter
        : isWriting
          ? rescheduled(cycle.remindAfter, body.remindAfter, Math.max(0, daysBetween(cycle.phaseOn, today)))
          : inWaves(body.remindAfter);
    // Scores exist from calibrating on.
    const scoring = cycle.phase === 'calibrating' && body.parts !== undefined ? { scoring: { inc: 1 } } : {};
    await store.update(evaluationCycles, { id }, { ...days, parts, remindAfter, settledIn: '', ...scoring });
    if (changed.includes('writeUntil'))
      await store.update(
        surveys,
        { id },
        await scheduleOf(context, { startsOn: survey.startsOn, endsOn: days.writeUntil }, findings),
      );
    return shown(context, id);
  },

  async advance(context, { params: { id }, body: { from } }) {
    const found = await cycleBy(context, id);
    if (phaseOf(found) !== from) refuse(context, 'evaluation_moved');
    expectCycleStep(context, from, 'advance');
    if (found.cycle !== null) await endPhase(context, found.cycle);
    return shown(context, id);
  },

  async addPeople(context, { params: { id }, body: { userIds } }) {
    const { store, language } = context;
    const { cycle } = await begunCycle(context, id);
    expectCycleStep(context, cycle.phase, 'addPeople');
    // The job adds its audience in the order of ids.
    if (!cycle.ready) refuse(context, 'evaluation_step');
    const ids = [...new Set(userIds)];
    const { rows: people } = await store.list(users, { where: { ...present, id: { in: ids } } });
    if (people.length < ids.length) {
      const findings = new ValidationErrors(language);
      findings.add('userIds', 'id_unknown');
      findings.throwIfAny();
    }
    const added = await addPlaces(context, cycle, people);
    await store.update(evaluationCycles, { id }, { settledIn: '' });
    return { added };
  },

  /** Begins a wave today, at most one a day; the job sends it. */
  async notify(context, { params: { id } }) {
    const { store, now } = context;
    const { cycle } = await begunCycle(context, id);
    expectCycleStep(context, cycle.phase, 'remind');
    const timezone = await timezoneOf(store);
    const today = dayAt(now, timezone);
    if (cycle.phase === 'writing') {
      const open = Math.max(0, daysBetween(cycle.phaseOn, today));
      const remindAfter = inWaves([...cycle.remindAfter, open]);
      const wave = remindAfter.filter((days) => days <= open).length;
      await store.update(evaluationCycles, { id }, { remindAfter, settledIn: '' });
      return { notified: (await waitingWriters(store, id, wave)).size };
    }
    const wave = noticeOf(cycle, cycle.phase, today, timezone);
    await store.update(evaluationCycles, { id }, { wave, settledIn: '' });
    return { notified: (await waitingPlaces(store, { ...cycle, wave })).size };
  },
};
