/** A year of surveys: a quarterly one with its results and outcomes, monthly pulses, and one that waits for answers. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { defaultOption, defaultQuestion, defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import {
  surveyCells,
  surveyInvitations,
  surveys,
  surveyTallies,
  surveyTexts as textTable,
} from '#backend/surveys/surveys.tables.ts';
import { cellsOf } from '#schema/kit/privacy/cells.ts';
import { moveOf, type Stage } from '#schema/kit/privacy/tallies.ts';
import { textThreshold } from '#schema/kit/privacy/threshold.ts';
import { threshold } from '#schema/limits.parts.ts';
import { may } from '#schema/permissions.ts';
import { tenureOf } from '#schema/surveys/tenure.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { comments, outcomes, statements, surveyTexts, type Both } from '../surveyTexts.ts';
import type { Person } from './users.seed.ts';

/** A survey of a series, and how it went. */
interface Wave {
  readonly series: 'climate' | 'pulse';
  readonly wave: number;
  /** Days until the first day, negative in the past, and days that it is open. */
  readonly starts: number;
  readonly days: number;
  /** Percent of the invited who answered. */
  readonly participation: number;
  /** eNPS of the whole organisation. */
  readonly enps: number;
  /** A department whose mood is low, by its place. */
  readonly low?: number;
}

const quarter = 91;
/** Operations was reorganised before the third survey and has recovered in the fourth. */
const operations = 1;
const climate: readonly Wave[] = [
  { series: 'climate', wave: 1, starts: -369, days: 14, participation: 68, enps: 11 },
  { series: 'climate', wave: 2, starts: -369 + quarter, days: 14, participation: 73, enps: 23 },
  {
    series: 'climate',
    wave: 3,
    starts: -369 + 2 * quarter,
    days: 14,
    participation: 78,
    enps: 16,
    low: operations,
  },
  { series: 'climate', wave: 4, starts: -369 + 3 * quarter, days: 14, participation: 84, enps: 34 },
  { series: 'climate', wave: 5, starts: -5, days: 14, participation: 41, enps: 36 },
];
const pulses: readonly Wave[] = Array.from({ length: 12 }, (_, place) => ({
  series: 'pulse',
  wave: place + 1,
  starts: -355 + 30 * place,
  days: 5,
  participation: 68 + Math.round((16 * place) / 11),
  enps: 11 + 2 * place - (place === 6 ? 9 : 0),
  ...(place === 6 ? { low: operations } : {}),
}));

type Question = Row<typeof surveyQuestions>;
type Counts = Record<Stage, number>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const scale = (from: number, to: number, low: Both, high: Both) => ({
  from,
  to,
  fromLabel: low.es,
  fromLabelEn: low.en,
  toLabel: high.es,
  toLabelEn: high.en,
});

/** All surveys, with invitations and answers. Empty while the module is off. */
export function surveysSeed(plan: Plan, people: readonly Person[]): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  if (!profile.modules.has('surveys') || size.scene === 'newCompany') return {};
  const random = plan.dice('surveys');
  const made = {
    surveys: [] as Row<typeof surveys>[],
    questions: [] as Question[],
    options: [] as Row<typeof surveyOptions>[],
    cells: [] as Row<typeof surveyCells>[],
    invitations: [] as Row<typeof surveyInvitations>[],
    tallies: [] as Row<typeof surveyTallies>[],
    texts: [] as Mutable<Row<typeof textTable>>[],
  };
  const author = people.find(({ role }) => role === 'admin') ?? people[0];
  const firsts = new Map<Wave['series'], string>();

  const ask = (
    ownerId: string,
    position: number,
    words: Both,
    more: Partial<Question> & Pick<Question, 'kind'>,
  ): Question => {
    const question = defaultQuestion({
      id: newId('survey_questions'),
      ownerId,
      question: words.es,
      questionEn: words.en,
      position,
      ...more,
    });
    made.questions.push(question);
    return question;
  };

  const questionsFor = (surveyId: string, series: Wave['series']): readonly Question[] => {
    const enps = ask(surveyId, 0, surveyTexts.recommend, {
      kind: 'scale',
      enps: true,
      scale: scale(0, 10, surveyTexts.never, surveyTexts.surely),
    });
    if (series === 'climate')
      return [
        enps,
        ...statements.map((words, place) =>
          ask(surveyId, place + 1, words, {
            kind: 'scale',
            scale: scale(1, 5, surveyTexts.disagree, surveyTexts.agree),
          }),
        ),
        ask(surveyId, statements.length + 1, surveyTexts.change, { kind: 'text', required: false }),
      ];
    const load = ask(surveyId, 1, surveyTexts.load, { kind: 'single' });
    surveyTexts.loads.forEach((words, position) => {
      const option = { id: newId('survey_options'), ownerId: surveyId, questionId: load.id, position };
      made.options.push(defaultOption({ ...option, text: words.es, textEn: words.en }));
    });
    return [enps, load];
  };

  const seedWave = ({ series, wave, starts, days, participation, enps, low }: Wave): void => {
    const [startsOn, endsOn] = [calendar.date(starts), calendar.date(starts + days - 1)];
    const startsAt = calendar.now + starts * day;
    const endsAt = startsAt + days * day;
    const isClosed = endsAt <= calendar.now;
    const invited = people.filter(
      ({ role, since, until }) =>
        may(role, 'surveys.answer') && since <= startsAt && until >= Math.min(endsAt, calendar.now),
    );
    if (author === undefined || invited.length < threshold.usual) return;
    const surveyId = newId('surveys');
    const seriesId = firsts.get(series) ?? surveyId;
    firsts.set(series, seriesId);
    const outcome = series === 'climate' ? outcomes[wave - 1] : undefined;
    const words = surveyTexts[series];
    const questions = questionsFor(surveyId, series);
    made.surveys.push(
      defaultSurvey({
        id: surveyId,
        kind: 'survey',
        title: words.es,
        titleEn: words.en,
        description: series === 'climate' ? surveyTexts.climateLead.es : '',
        descriptionEn: series === 'climate' ? surveyTexts.climateLead.en : null,
        createdBy: author.id,
        anonymous: true,
        threshold: threshold.usual,
        textThreshold: textThreshold(threshold.usual),
        sharedWithLeaders: true,
        points: series === 'climate' ? 20 : 0,
        audience: {
          everyone: true,
          departmentIds: [],
          groupIds: [],
          userIds: [],
          tenureFrom: null,
          tenureTo: null,
        },
        active: !isClosed,
        startsOn,
        endsOn,
        startsAt: instant(startsAt),
        endsAt: instant(endsAt),
        publishedAt: instant(startsAt),
        launchedAt: instant(startsAt),
        notifies: true,
        closedAt: isClosed ? instant(endsAt) : null,
        endTold: isClosed,
        seriesId,
        wave,
        outcome: outcome?.es ?? null,
        outcomeEn: outcome?.en ?? null,
        outcomeAt: outcome === undefined ? null : instant(endsAt + 12 * day),
        createdAt: instant(startsAt - 3 * day),
      }),
    );

    const values = invited.map(({ departmentId = '', admissionDate }) => ({
      department: departmentId,
      tenure: tenureOf(admissionDate, startsOn) ?? '',
    }));
    const { cells, cellOf } = cellsOf(values, ['department', 'tenure'], threshold.usual);
    const cellIds = cells.map(({ covers, invited: count }, position) => {
      const id = newId('survey_cells');
      made.cells.push({ id, surveyId, position, covers, invited: count });
      return id;
    });
    const places = [...invited.keys()];
    // Personas have answered what is over, and not yet what is open.
    const ready = random.shuffle(places.filter((place) => isClosed || invited[place]?.isPersona !== true));
    const answering = new Set(ready.slice(0, Math.round((invited.length * participation) / 100)));
    invited.forEach((person, place) => {
      made.invitations.push({
        id: newId('survey_invitations'),
        surveyId,
        userId: person.id,
        departmentId: person.departmentId ?? null,
        tenure: values[place]?.tenure ?? null,
        cellId: cellIds[cellOf[place] ?? 0] ?? null,
        answered: answering.has(place),
        paid: true,
        wave: 0,
        createdAt: instant(startsAt),
      });
    });

    // The happier half of the people recommends: shares follow from the wished eNPS.
    const moods = [...answering]
      .map((place) => ({
        place,
        mood: random.next() + random.next() - (invited[place]?.department === low ? 0.8 : 0),
      }))
      .toSorted((one, other) => other.mood - one.mood);
    const detractors = Math.round(moods.length * 0.24);
    const promoters = Math.min(
      moods.length - detractors,
      detractors + Math.round((moods.length * enps) / 100),
    );
    // By cell, question and value, as the backend keeps them.
    const tallies: Map<string, Map<string, Counts>>[] = cells.map(() => new Map());
    const count = (cell: number, questionId: string, value: string): void => {
      const question = tallies[cell]?.get(questionId) ?? new Map<string, Counts>();
      tallies[cell]?.set(questionId, question);
      const known = question.get(value) ?? { released: 0, holding: 0, collecting: 0 };
      known[isClosed ? 'released' : 'collecting']++;
      question.set(value, known);
    };
    /** Moves what an open survey has collected, as a submit does. */
    const step = (cell: number): void => {
      const responses = tallies[cell]?.get('')?.get('');
      if (isClosed || responses === undefined || responses.collecting < threshold.usual) return;
      for (const [questionId, question] of tallies[cell] ?? []) {
        const all = question.get('') ?? { released: 0, holding: 0, collecting: 0 };
        const move = moveOf(
          { holding: { n: all.holding }, collecting: { n: all.collecting } },
          threshold.usual,
        );
        if (move === 'none') continue;
        for (const one of question.values()) {
          if (move === 'release') [one.released, one.holding] = [one.released + one.holding, 0];
          [one.holding, one.collecting] = [one.holding + one.collecting, 0];
        }
        for (const text of made.texts)
          if (text.surveyId === surveyId && text.questionId === questionId && text.cellId === cellIds[cell])
            text.part =
              move === 'release' && text.part === 'holding'
                ? 'released'
                : text.part === 'collecting'
                  ? 'holding'
                  : text.part;
      }
    };
    moods.forEach(({ place, mood }, rank) => {
      const cell = cellOf[place] ?? 0;
      count(cell, '', '');
      for (const { id, kind, enps: isEnps } of questions) {
        if (kind === 'text') {
          if (!random.chance(0.3)) continue;
          count(cell, id, '');
          made.texts.push({
            id: newId('survey_texts'),
            surveyId,
            questionId: id,
            cellId: cellIds[cell] ?? '',
            text: random.pick(comments)[profile.words],
            part: isClosed ? 'released' : 'collecting',
          });
          continue;
        }
        count(cell, id, '');
        if (isEnps)
          count(
            cell,
            id,
            String(
              rank < promoters
                ? random.whole(9, 10)
                : rank >= moods.length - detractors
                  ? random.whole(2, 6)
                  : random.whole(7, 8),
            ),
          );
        else if (kind === 'scale')
          count(cell, id, String(Math.min(5, Math.max(1, Math.round(1.7 + 1.7 * mood + random.next())))));
        else {
          const own = made.options.filter(({ questionId }) => questionId === id);
          const chosen = own[Math.min(own.length - 1, Math.max(0, Math.round(2.6 - 1.6 * mood)))];
          count(cell, id, chosen?.id ?? '');
        }
      }
      step(cell);
    });
    tallies.forEach((byQuestion, cell) => {
      for (const [questionId, byValue] of byQuestion)
        for (const [value, parts] of byValue)
          made.tallies.push({
            id: newId('survey_tallies'),
            surveyId,
            cellId: cellIds[cell] ?? '',
            questionId,
            value,
            ...parts,
          });
    });
  };

  [...climate, ...pulses].toSorted((one, other) => one.starts - other.starts).forEach(seedWave);
  return {
    ...rowsOf(surveys, made.surveys),
    ...rowsOf(surveyQuestions, made.questions),
    ...rowsOf(surveyOptions, made.options),
    ...rowsOf(surveyCells, made.cells),
    ...rowsOf(surveyInvitations, made.invitations),
    ...rowsOf(surveyTallies, made.tallies),
    ...rowsOf(textTable, made.texts),
  };
}
