/** People take part in everything at random, by the services of each domain; what a rule refuses changes nothing. */
import { moveSubmission } from '#backend/benefits/places.ts';
import { benefits, benefitSubmissions } from '#backend/benefits/benefits.tables.ts';
import { challenges } from '#backend/challenges/challenges.tables.ts';
import { joiningService } from '#backend/challenges/joining.service.ts';
import { communications } from '#backend/communications/communications.tables.ts';
import { readingService } from '#backend/communications/reading.service.ts';
import { evaluationCycles, evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { writingService } from '#backend/evaluations/writing.service.ts';
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import { peopleService } from '#backend/events/people.service.ts';
import { takePlace } from '#backend/events/places.ts';
import { takingService as placeService } from '#backend/events/taking.service.ts';
import { ideaService } from '#backend/feedback/ideas.service.ts';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import { checkinsService } from '#backend/goals/checkins.service.ts';
import { goals } from '#backend/goals/goals.tables.ts';
import type { Context } from '#backend/http/context.ts';
import { users } from '#backend/people/users.tables.ts';
import { programPeople, programs } from '#backend/programs/programs.tables.ts';
import { finish } from '#backend/programs/standings.ts';
import { takingService } from '#backend/programs/taking.service.ts';
import { askingService } from '#backend/requests/asking.service.ts';
import { requestKinds } from '#backend/requests/requests.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { submit } from '#backend/surveys/submitting.ts';
import { surveyInvitations, surveys } from '#backend/surveys/surveys.tables.ts';
import { settle, takeBack } from '#backend/tasks/tasks.deciding.ts';
import { taskPeople, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { moodService } from '#backend/wellbeing/moods.service.ts';
import { moodCodes } from '#schema/wellbeing/moods.rules.ts';
import type { Dice } from '../support/seededRandom.ts';

type Person = Row<typeof users>;

export function takingPart({
  dice,
  contextOf,
  someone,
}: {
  readonly dice: Dice;
  readonly contextOf: (store: Store, me?: Person) => Context;
  readonly someone: () => string;
}): Readonly<Record<string, (store: Store) => Promise<void>>> {
  const any = async <T extends Table>(store: Store, table: T) => dice.pickAny((await store.list(table)).rows);
  const personIn = async (store: Store, id: string): Promise<Person | undefined> =>
    (await store.list(users, { where: { id, deletedAt: null } })).rows[0];

  /** Does it as a person. */
  const as =
    (
      act: (context: Context, store: Store) => Promise<unknown>,
      who: (store: Store) => Promise<string> | string = someone,
    ) =>
    async (store: Store): Promise<void> => {
      const me = await personIn(store, await who(store));
      if (me !== undefined) await act(contextOf(store, me), store);
    };

  return {
    shares: as((context) =>
      ideaService.createIdea(context, { body: { title: 'Idea', text: 'More plants', category: 'other' } }),
    ),
    feels: as((context) => moodService.recordMood(context, { body: { moodId: dice.pick(moodCodes) } })),
    asks: as(async (context, store) => {
      const kind = await any(store, requestKinds);
      if (kind !== undefined)
        await askingService.submit(context, { params: { id: kind.id }, body: { answers: [], files: [] } });
    }),
    reads: as(async (context, store) => {
      const one = await any(store, communications);
      if (one !== undefined) await readingService.read(context, { params: { id: one.id }, body: {} });
    }),
    competes: as(async (context, store) => {
      const one = await any(store, challenges);
      const params = { id: one?.id ?? '' };
      if (dice.hits(0.4)) await joiningService.leave(context, { params, body: {} });
      else await joiningService.join(context, { params, body: { ranked: true, named: false } });
    }),
    async checksIn(store) {
      const goal = await any(store, goals);
      await as(
        (context) =>
          checkinsService.checkIn(context, {
            body: { goalId: goal?.id ?? '', value: null, confidence: 'on_track' },
          }),
        () => goal?.ownerId ?? '',
      )(store);
    },
    visits: as(async (context, store) => {
      const event = await any(store, events);
      if (event === undefined) return;
      const { at, now, me } = context;
      const endsAt = new Date(now + 3_600_000).toISOString();
      const [open] = await store.update(
        events,
        { id: event.id },
        { startsAt: at, endsAt, cancelledAt: null },
      );
      const { rows } = await store.list(eventParticipants, { where: { eventId: event.id, userId: me.id } });
      const wishes = { form: 'onsite', note: null, visible: true, before: rows[0] } as const;
      if (open !== undefined && rows[0]?.status !== 'in') await takePlace(context, open, me.id, wishes);
      await peopleService.checkIn(context, {
        params: { id: event.id },
        body: { userId: me.id, attended: dice.hits(0.7) },
      });
    }),
    registers: as(async (context, store) => {
      const event = await any(store, events);
      if (event === undefined) return;
      const endsAt = new Date(context.now + 7_200_000).toISOString();
      await store.update(events, { id: event.id }, { endsAt, registrationOpen: true, cancelledAt: null });
      await placeService.register(context, { body: { eventId: event.id, attending: dice.hits(0.6) } });
    }),
    async approves(store) {
      const part = await any(store, taskPeople);
      if (part === undefined) return;
      const { rows } = await store.list(taskSubmissions, { where: { personId: part.id } });
      const [row] = rows;
      if (row === undefined) return;
      if (dice.hits(0.5))
        await store.update(taskSubmissions, { id: row.id, status: 'sent_back' }, { status: 'submitted' });
      await as(async (context) => {
        if (row.status === 'approved') await takeBack(context, row);
        else await settle(context, row, 'approved');
      })(store);
    },
    async delivers(store) {
      const row = await any(store, benefitSubmissions);
      if (row?.state !== 'approved') return;
      const { rows } = await store.list(benefits, { where: { id: row.benefitId } });
      const benefit = rows[0];
      if (benefit === undefined) return;
      await as((context) => moveSubmission(context, benefit, row, 'delivered', { deliveredAt: context.at }))(
        store,
      );
    },
    follows: as(async (context, store) => {
      const params = { id: (await any(store, programs))?.id ?? '' };
      if (dice.hits(0.4)) await takingService.leave(context, { params, body: {} });
      else await takingService.join(context, { params, body: {} });
    }),
    finishes: as(async (context, store) => {
      const program = await any(store, programs);
      if (program === undefined) return;
      await takingService.join(context, { params: { id: program.id }, body: {} });
      const { rows } = await store.list(programPeople, {
        where: { programId: program.id, userId: context.me.id },
      });
      for (const person of rows) await finish(context, { ...program, points: 0, badgeId: null }, person);
    }),
    async answers(store) {
      const { rows } = await store.list(surveyInvitations, { where: { answered: false } });
      const invitation = dice.pickAny(rows);
      if (invitation === undefined) return;
      const { surveyId, userId } = invitation;
      await store.update(surveyQuestions, { ownerId: surveyId }, { required: false });
      await as(
        (context) => submit(context, surveyId, []),
        () => userId,
      )(store);
    },
    async closes(store) {
      const { rows } = await store.list(surveys, { where: { kind: 'survey', closedAt: null } });
      const survey = dice.hits(0.3) ? dice.pickAny(rows) : undefined;
      const { at } = contextOf(store);
      if (survey?.launchedAt !== null && survey !== undefined)
        await store.update(surveys, { id: survey.id }, { endsAt: at });
    },
    async writes(store) {
      const row = await any(store, evaluations);
      if (row === undefined) return;
      await store.update(surveyQuestions, { ownerId: row.cycleId }, { required: false });
      await store.update(evaluationCycles, { id: row.cycleId }, { phase: 'writing' });
      if (row.status === 'completed' && dice.hits(0.3))
        await store.update(evaluations, { id: row.id }, { reopened: true });
      await as(
        (context) => writingService.submit(context, { params: { id: row.id }, body: { answers: [] } }),
        () => row.evaluatorId,
      )(store);
    },
  };
}
