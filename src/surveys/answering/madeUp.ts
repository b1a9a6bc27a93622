/** Made-up results of a survey, for the people who are asked: the page of results draws them as it draws real ones. */
import type { Question } from '#schema/forms/questions.shapes.ts';
import { enpsOf, favourableOf, meanOf } from '#schema/surveys/figures.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { tenureBands } from '#schema/surveys/tenure.ts';
import { scaleValues } from '#src/forms/questionDigits.ts';
import type { Figure, Results, Segment } from '#src/surveys/results/results.queries.ts';
import { ledGroup } from './Readers.tsx';

/** Who reads the results. */
export type Reader = 'leader' | 'administration';

/** How often each of `values` was chosen by `people`: fewer at the start, most near the end; the sum is exact. */
export function madeUpShares(values: number, people: number): readonly number[] {
  const weights = Array.from({ length: values }, (_, index) => 1 + index * (values - index * 0.6));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counts = weights.map((weight) => Math.floor((people * weight) / sum));
  const rest = people - counts.reduce((total, count) => total + count, 0);
  return counts.map((count, index) => (index === values - 1 ? count + rest : count));
}

const withheld: Figure = {
  n: null,
  withheld: 'few',
  counts: [],
  mean: null,
  favourable: null,
  enps: null,
};

function valuesOf(question: Question, month: string): readonly string[] {
  if (question.kind === 'scale') return scaleValues(question).map(String);
  if (question.kind === 'date') return [month];
  return question.options.map(({ id }) => id);
}

function figureOf(
  question: Question,
  n: number,
  { createdAt, textThreshold, anonymous }: SurveyForm,
): Figure {
  const { kind, scale, enps } = question;
  if (kind === 'text') return anonymous && n < textThreshold ? withheld : { ...withheld, n, withheld: null };
  const values = valuesOf(question, createdAt.slice(0, 7));
  const shares = madeUpShares(values.length, n);
  const counts = values.map((value, at) => ({ value, count: shares[at] ?? 0 }));
  const sums = Object.fromEntries(counts.map(({ value, count }) => [value, count]));
  const isScale = kind === 'scale' && scale !== null;
  return {
    n,
    withheld: null,
    counts,
    mean: kind === 'number' ? ((scale?.from ?? 0) + (scale?.to ?? 10)) / 2 : isScale ? meanOf(sums) : null,
    favourable: isScale && !enps ? favourableOf(sums, scale) : null,
    enps: enps ? enpsOf(sums) : null,
  };
}

/** Two thirds answered, and never fewer than may be shown. */
const answeredBy = (invited: number, { threshold }: SurveyForm): number =>
  Math.max(threshold, Math.round((invited * 2) / 3));

/** Names of the made-up groups. */
export interface MadeUpNames {
  readonly others: string;
  readonly few: string;
}

function segmentsFor(form: SurveyForm, reader: Reader, invited: number, names: MadeUpNames): Segment[] {
  const segment = (of: Pick<Segment, 'dimension' | 'names' | 'invited'>, answered?: number): Segment => ({
    ...of,
    id: `${of.dimension}:${of.names.join()}`,
    departmentId: null,
    answered: answered ?? answeredBy(of.invited, form),
    withheld: null,
  });
  const led = ledGroup(form);
  if (reader === 'leader')
    return led === undefined
      ? []
      : [segment({ dimension: 'department', names: led.names, invited: led.people })];
  return form.groups.flatMap(({ dimension, names: own, people }) => {
    const rest = invited - people;
    const mine = segment({ dimension, names: own, invited: people });
    if (dimension === 'department')
      return [
        mine,
        segment({ dimension, names: [names.others], invited: rest }),
        segment({ dimension, names: [names.few], invited: form.threshold + 1 }, form.threshold - 1),
      ];
    const bands = tenureBands.filter((band) => !own.includes(band));
    return [
      mine,
      ...bands.map((band) =>
        segment({
          dimension,
          names: [band],
          invited: Math.max(form.threshold, Math.round(rest / bands.length)),
        }),
      ),
    ];
  });
}

/** The results as this reader gets them: the groups of the person are real, all answers are made up. */
export function madeUpResults(form: SurveyForm, reader: Reader, names: MadeUpNames): Results {
  const people = Math.max(form.threshold * 4, ...form.groups.map((group) => group.people * 2));
  const segments = segmentsFor(form, reader, people, names);
  const [own] = segments;
  const chosen = reader === 'leader' ? own : undefined;
  const invited = chosen?.invited ?? people;
  const answered = chosen?.answered ?? answeredBy(people, form);
  const questions = form.questions.map((question) => ({
    question: { ...question, condition: null },
    figure: figureOf(question, answered, form),
    organization: null,
    lastWave: null,
    bySegment: segments.map(({ id, answered: n }) => ({
      segmentId: id,
      figure: form.anonymous && n < form.threshold ? withheld : figureOf(question, n, form),
    })),
  }));
  const { id, wave, startsAt, endsAt } = form;
  return {
    survey: { ...form, outcome: null },
    segmentId: chosen?.id ?? null,
    invited,
    answered,
    isFinal: true,
    segments,
    questions,
    waves: [
      {
        surveyId: id,
        wave,
        startsAt,
        endsAt,
        invited,
        answered,
        enps: null,
        favourable: questions.find(({ figure }) => figure.favourable !== null)?.figure.favourable ?? null,
      },
    ],
  };
}
