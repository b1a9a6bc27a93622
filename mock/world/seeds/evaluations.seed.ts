/** Two cycles of evaluations of one team: a closed one with shared results, and one in the middle of writing. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { defaultCycle, defaultEvaluation, defaultPlace } from '#backend/evaluations/evaluations.defaults.ts';
import {
  evaluationCycles,
  evaluationNominations,
  evaluationPeople,
  evaluations,
} from '#backend/evaluations/evaluations.tables.ts';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import type { users } from '#backend/people/users.tables.ts';
import { defaultAnswer, defaultResponse, defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import { surveyAnswers, surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { fewestOfPart, usualReminders, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { evaluationScore, scoresOf, type Written } from '#schema/evaluations/scores.ts';
import { askedOf } from '#schema/evaluations/wordings.ts';
import { frozen, isPeriodIn } from '#schema/goals/frozen.ts';
import { hundredths } from '#schema/kit/fraction.ts';
import { may } from '#schema/permissions.ts';
import { day, instant } from '../calendar.ts';
import { evaluationTexts, leaderNotes, strengths, wishes } from '../evaluationTexts.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { deckOf } from '../seededRandom.ts';
import { cycles, questionsFor, type Cycle } from './evaluations.cycles.ts';
import type { goalsOf } from './goals.seed.ts';
import type { Person } from './users.seed.ts';

type User = Row<typeof users>;
type Question = Row<typeof surveyQuestions>;

/** People of a cycle: enough to compare, few enough for a quick start of the demo. */
const teamSize = 24;

/** The people of a cycle: the department of the manager, who is one of them. */
function teamOf(people: readonly Person[], staff: readonly User[], until: number): readonly User[] {
  const leader = people.find(({ role, isPersona }) => role === 'manager' && isPersona);
  const rows = new Map(staff.map((user) => [user.id, user]));
  return people
    .filter(
      (one) =>
        one.departmentId === leader?.departmentId &&
        may(one.role, 'surveys.answer') &&
        one.since <= until &&
        one.until >= until,
    )
    .slice(0, teamSize)
    .flatMap(({ id }) => rows.get(id) ?? []);
}

/** All cycles with what was written. Empty while the module is off. */
export function evaluationsSeed(
  plan: Plan,
  people: readonly Person[],
  { staff, ended }: { readonly staff: readonly User[]; readonly ended: ReturnType<typeof goalsOf>['ended'] },
): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  const author = people.find(({ role }) => role === 'admin');
  if (!profile.modules.has('evaluations') || size.scene === 'newCompany' || author === undefined) return {};
  const random = plan.dice('evaluations');
  const personas = new Set(people.flatMap(({ id, isPersona }) => (isPersona ? [id] : [])));
  const [nextStrength, nextWish, nextNote] = [strengths, wishes, leaderNotes].map((texts) =>
    deckOf(texts, random),
  );
  const made = {
    surveys: [] as Row<typeof surveys>[],
    questions: [] as Question[],
    cycles: [] as Row<typeof evaluationCycles>[],
    people: [] as Row<typeof evaluationPeople>[],
    nominations: [] as Row<typeof evaluationNominations>[],
    evaluations: [] as Row<typeof evaluations>[],
    responses: [] as Row<typeof surveyResponses>[],
    answers: [] as Row<typeof surveyAnswers>[],
  };

  const seedCycle = ({ words, begun, writing, until, parts, written, isOver }: Cycle): void => {
    const at = (days: number): number => calendar.now + days * day;
    const cycleId = newId('surveys');
    const questions = questionsFor(cycleId, newId);
    const asked = questions.map((row) => ({ ...row, wordings: [...row.wordings], options: [] }));
    const team = teamOf(people, staff, at(begun));
    const createdAt = instant(at(begun));
    const [writingOn, writeUntil] = [calendar.date(writing), calendar.date(until)];

    const [periodFrom, periodTo] = [calendar.date(begun - 182), calendar.date(begun - 1)];
    const span = { from: periodFrom, to: periodTo };
    const goals = Map.groupBy(
      ended.filter(({ period }) => isPeriodIn(period, span)),
      ({ goal }) => goal.ownerId,
    );

    /** What an evaluator writes; the score of a person differs little between evaluators. */
    const writeAll = (level: number): readonly Row<typeof surveyAnswers>[] =>
      questions.flatMap(({ id, kind, required, leaderOnly }) => {
        const answer = { id: '', surveyId: cycleId, responseId: '', questionId: id };
        if (kind === 'scale') {
          const value = Math.min(5, Math.max(1, Math.round(level + random.next() - 0.5)));
          return [defaultAnswer({ ...answer, number: value * 100 })];
        }
        if (!required && !random.chance(leaderOnly ? 0.2 : 0.7)) return [];
        const next = leaderOnly ? nextNote : required ? nextStrength : nextWish;
        return [defaultAnswer({ ...answer, text: next?.()[profile.words] ?? '' })];
      });

    const askedOfSelf = new Set(askedOf(asked, 'self').map(({ id }) => id));
    const write = (level: number, kind: EvaluationKind): readonly Row<typeof surveyAnswers>[] =>
      writeAll(level).filter(({ questionId }) => kind !== 'self' || askedOfSelf.has(questionId));

    const seedPerson = (user: User): void => {
      const personId = newId('evaluation_people');
      const leader = team.find(({ id }) => id === user.managerId);
      const peers = random
        .shuffle(team.filter(({ id }) => id !== user.id && id !== leader?.id))
        .slice(0, fewestOfPart);
      const writers: Readonly<Record<EvaluationKind, readonly User[]>> = {
        self: [user],
        leader: leader === undefined ? [] : [leader],
        peer: peers,
        team: team.filter(({ managerId }) => managerId === user.id),
      };
      const level = 3 + 1.6 * random.next();
      const known: Written[] = [];
      for (const { kind } of parts)
        for (const evaluator of writers[kind]) {
          const id = newId('evaluations');
          // The personas still have something to write.
          const isWritten =
            isOver || (random.chance(written / 100) && (!personas.has(evaluator.id) || kind === 'leader'));
          const writtenAt = instant(
            at(writing) + random.whole(1, Math.min(until, 0) - writing) * day - day / 2,
          );
          const answers = isWritten ? write(level, kind) : [];
          const given = answers.map(({ number, text, date, questionId }) => ({
            questionId,
            optionIds: [],
            number: number === null ? null : number / 100,
            text,
            date,
          }));
          if (isWritten) {
            known.push({ kind, answers: given });
            const responseId = newId('survey_responses');
            made.responses.push(
              defaultResponse({
                id: responseId,
                surveyId: cycleId,
                voter: id,
                userId: evaluator.id,
                createdAt: writtenAt,
              }),
            );
            made.answers.push(
              ...answers.map((answer, place) => ({ ...answer, id: `${responseId}-${place}`, responseId })),
            );
          }
          made.evaluations.push(
            defaultEvaluation({
              id,
              cycleId,
              personId,
              evaluatedId: user.id,
              evaluatorId: evaluator.id,
              kind,
              status: isWritten ? 'completed' : isOver ? 'cancelled' : 'pending',
              score: isWritten ? hundredths(evaluationScore(asked, given)) : null,
              completedAt: isWritten ? writtenAt : null,
              // Both usual reminders were sent.
              wave: usualReminders.length,
              createdAt: instant(at(writing)),
            }),
          );
        }
      made.nominations.push(
        ...peers.map((peer) => ({
          id: newId('evaluation_nominations'),
          cycleId,
          personId,
          userId: peer.id,
          state: 'confirmed' as const,
          createdAt,
        })),
      );
      const score = isOver ? scoresOf(parts, asked, known).score : null;
      const isCalibrated = score !== null && random.chance(0.15);
      // The personas have read their result and can still acknowledge it.
      const isRead = isOver && (personas.has(user.id) || random.chance(0.9));
      const isAcknowledged = isRead && !personas.has(user.id) && random.chance(0.8);
      const sharedAt = at(until + 14);
      made.people.push(
        defaultPlace({
          id: personId,
          cycleId,
          userId: user.id,
          leaderId: leader?.id ?? null,
          departmentId: user.departmentId,
          assigned: true,
          confirmed: true,
          wave: 1,
          score,
          calibrated: isCalibrated ? Math.max(100, score - random.whole(10, 40)) : null,
          calibrationReason: isCalibrated ? evaluationTexts.calibrated[profile.words] : null,
          sharedAt: isOver ? instant(sharedAt) : null,
          readAt: isRead ? instant(sharedAt + 2 * day) : null,
          acknowledgedAt: isAcknowledged ? instant(sharedAt + 3 * day) : null,
          acknowledgement: isAcknowledged ? evaluationTexts.acknowledged[profile.words] : null,
          goals: (goals.get(user.id) ?? []).map(({ goal, period }) => frozen(goal, period)),
          createdAt,
        }),
      );
    };

    made.questions.push(...questions);
    made.surveys.push(
      defaultSurvey({
        id: cycleId,
        kind: 'evaluation',
        title: words.es,
        titleEn: words.en,
        description: evaluationTexts.lead.es,
        descriptionEn: evaluationTexts.lead.en,
        sections: [evaluationTexts.results, evaluationTexts.words].map(({ es, en }) => ({
          title: es,
          titleEn: en,
        })),
        thanks: evaluationTexts.thanks.es,
        thanksEn: evaluationTexts.thanks.en,
        createdBy: author.id,
        audience: {
          everyone: false,
          departmentIds: [],
          groupIds: [],
          userIds: team.map(({ id }) => id),
          tenureFrom: null,
          tenureTo: null,
        },
        active: !isOver,
        startsOn: calendar.date(begun),
        endsOn: writeUntil,
        startsAt: createdAt,
        endsAt: instant(at(until + 1)),
        publishedAt: createdAt,
        closedAt: isOver ? instant(at(until + 30)) : null,
        createdAt: instant(at(begun - 4)),
      }),
    );
    made.cycles.push(
      defaultCycle({
        id: cycleId,
        phase: isOver ? 'closed' : 'writing',
        parts,
        peers: fewestOfPart,
        nominateUntil: calendar.date(begun + 3),
        confirmUntil: calendar.date(writing - 1),
        writeUntil,
        periodFrom,
        periodTo,
        phaseOn: isOver ? calendar.date(until + 30) : writingOn,
        ready: true,
        createdAt,
      }),
    );
    team.forEach(seedPerson);
  };

  cycles.forEach(seedCycle);
  return {
    ...rowsOf(surveys, made.surveys),
    ...rowsOf(surveyQuestions, made.questions),
    ...rowsOf(surveyResponses, made.responses),
    ...rowsOf(surveyAnswers, made.answers),
    ...rowsOf(evaluationCycles, made.cycles),
    ...rowsOf(evaluationPeople, made.people),
    ...rowsOf(evaluationNominations, made.nominations),
    ...rowsOf(evaluations, made.evaluations),
  };
}
