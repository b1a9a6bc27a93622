/** A survey as one table of plain cells: each row is one figure, comment, answer or person, and says alone what it is. */
import type { Answer } from '#schema/forms/questions.shapes.ts';
import type { Cell, Table } from '#src/lib/tableFiles.ts';
import { measureOf, type Measure } from './resultFigures.ts';
import type { Figure, QuestionResult, Results, Segment } from './results.queries.ts';

const columns = {
  survey: 32,
  wave: 28,
  part: 20,
  group: 28,
  question: 48,
  what: 28,
  value: 12,
  answers: 12,
  text: 60,
  person: 28,
  email: 32,
  department: 24,
  day: 14,
} as const;
type ColumnName = keyof typeof columns;
const names = Object.keys(columns).filter((name): name is ColumnName => name in columns);

type Line = Partial<Readonly<Record<ColumnName, Cell>>>;
type Question = QuestionResult['question'];

interface Person {
  readonly name: string;
  readonly email: string;
  readonly department: string;
}

/** What the page of results and the page of people show of a survey; the last two only of a survey with names. */
export interface SurveyParts {
  readonly results: Results;
  readonly comments: readonly { readonly questionId: string; readonly text: string }[];
  readonly responses: readonly {
    /** Null for a person who was removed. */
    readonly person: Person | null;
    readonly day: Date;
    readonly answers: readonly Answer[];
  }[];
  readonly invited: readonly { readonly person: Person; readonly state: string }[];
}

/** The words of the table, in the reader's language. */
export interface SurveyTableWords {
  readonly heads: Readonly<Record<ColumnName, string>>;
  readonly parts: Readonly<
    Record<'participation' | 'figures' | 'comments' | 'responses' | 'invited', string>
  >;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly withheld: Readonly<Record<NonNullable<Figure['withheld']>, string>>;
  readonly everybody: string;
  readonly invited: string;
  readonly answered: string;
  readonly gone: string;
  readonly title: string;
  readonly wave: string;
  readonly segmentName: (segment: Segment) => string;
  readonly questionName: (question: Question) => string;
  readonly valueName: (question: Question, value: string) => string;
  readonly answerText: (answer: Answer, question: Question) => string;
}

type Group = Pick<Segment, 'invited' | 'answered' | 'withheld'> & {
  readonly name: string;
  readonly figureOf: (result: QuestionResult) => Figure | undefined;
};

/** Everybody first, then each segment; a leader has the own one only. */
function groupsOf(
  { segmentId, segments, invited, answered }: Results,
  words: SurveyTableWords,
): readonly Group[] {
  const chosen = segments.find(({ id }) => id === segmentId);
  const whole: Group = {
    name: chosen === undefined ? words.everybody : words.segmentName(chosen),
    invited,
    answered,
    withheld: null,
    figureOf: ({ figure }) => figure,
  };
  if (segmentId !== null) return [whole];
  return [
    whole,
    ...segments.map((segment) => ({
      ...segment,
      name: words.segmentName(segment),
      figureOf: ({ bySegment }: QuestionResult) =>
        bySegment.find((one) => one.segmentId === segment.id)?.figure,
    })),
  ];
}

const participation = (
  { name, invited, answered, withheld }: Group,
  { parts, ...words }: SurveyTableWords,
): readonly Line[] => {
  const own = { part: parts.participation, group: name };
  return [
    { ...own, what: words.invited, value: invited },
    {
      ...own,
      what: words.answered,
      ...(withheld === null ? { value: answered } : { text: words.withheld[withheld] }),
    },
  ];
};

function figures(result: QuestionResult, group: Group, words: SurveyTableWords): readonly Line[] {
  const figure = group.figureOf(result);
  if (figure === undefined) return [];
  const { question } = result;
  const measure = measureOf(result);
  const own = { part: words.parts.figures, group: group.name, question: words.questionName(question) };
  if (figure.withheld !== null) return [{ ...own, text: words.withheld[figure.withheld] }];
  const answers = figure.n ?? 0;
  return [
    measure === undefined
      ? { ...own, what: words.answered, value: answers, answers }
      : { ...own, what: words.measures[measure], value: figure[measure] ?? '', answers },
    ...figure.counts.map(({ value, count }) => ({
      ...own,
      what: words.valueName(question, value),
      value: count,
      answers,
    })),
  ];
}

/** Nothing measured or withheld is empty, not 0; a person who is gone has no name. */
export function surveyTable(
  { results, comments, responses, invited }: SurveyParts,
  words: SurveyTableWords,
): Table {
  const groups = groupsOf(results, words);
  const [whole] = groups;
  const questions = results.questions.map(({ question }) => question);
  const nameOf = (id: string): string => {
    const found = questions.find((question) => question.id === id);
    return found === undefined ? '' : words.questionName(found);
  };
  const personCells = (person: Person | null): Line =>
    person === null
      ? { person: words.gone }
      : { person: person.name, email: person.email, department: person.department };
  const lines: readonly Line[] = [
    ...groups.flatMap((group) => participation(group, words)),
    ...results.questions.flatMap((result) => groups.flatMap((group) => figures(result, group, words))),
    ...comments.map(({ questionId, text }) => ({
      part: words.parts.comments,
      group: whole?.name ?? '',
      question: nameOf(questionId),
      text,
    })),
    ...responses.flatMap(({ person, day, answers }) =>
      questions.flatMap((question) => {
        const answer = answers.find(({ questionId }) => questionId === question.id);
        if (answer === undefined) return [];
        return [
          {
            part: words.parts.responses,
            question: words.questionName(question),
            ...(answer.number === null
              ? { text: words.answerText(answer, question) }
              : { value: answer.number }),
            ...personCells(person),
            day,
          },
        ];
      }),
    ),
    ...invited.map(({ person, state }) => ({
      part: words.parts.invited,
      what: state,
      ...personCells(person),
    })),
  ];
  return {
    columns: names.map((name) => ({ header: words.heads[name], width: columns[name] })),
    rows: lines.map((line) => {
      const cells: Line = { survey: words.title, wave: words.wave, ...line };
      return names.map((name) => cells[name] ?? '');
    }),
  };
}
