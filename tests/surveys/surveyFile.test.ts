/** The file of a survey: one can sum it, and what the page withholds is not in it. */
import { expect, test } from 'vitest';
import { openSurvey } from '#machines/surveyAnswering.samples.ts';
import type { Cell, Table } from '#src/lib/tableFiles.ts';
import { madeUpResults } from '#src/surveys/answering/madeUp.ts';
import { surveyTable, type SurveyParts, type SurveyTableWords } from '#src/surveys/results/surveyTable.ts';

const words: SurveyTableWords = {
  heads: {
    survey: 'Encuesta',
    wave: 'Medición',
    part: 'Parte',
    group: 'Grupo',
    question: 'Pregunta',
    what: 'Qué',
    value: 'Valor',
    answers: 'Respuestas',
    text: 'Texto',
    person: 'Persona',
    email: 'Correo',
    department: 'Departamento',
    day: 'Fecha',
  },
  parts: {
    participation: 'Participación',
    figures: 'Cifra',
    comments: 'Comentario',
    responses: 'Respuesta',
    invited: 'Persona invitada',
  },
  measures: { enps: 'eNPS', favourable: 'Favorables', mean: 'Promedio' },
  withheld: { few: 'Pocas', joined: 'Junto', anonymous: 'Pocas' },
  everybody: 'Todas',
  invited: 'Invitadas',
  answered: 'Respondieron',
  gone: 'Nadie',
  title: 'Cómo estamos',
  wave: 'Medición 3',
  segmentName: ({ names }) => names.join(),
  questionName: ({ question }) => question,
  valueName: (_question, value) => value,
  answerText: ({ text }) => text ?? '',
};
const results = madeUpResults(openSurvey, 'administration', { others: 'Otros', few: 'Pocas personas' });
const none = { comments: [], responses: [], invited: [] } as const;

const rowsOf = ({ columns, rows }: Table): readonly Readonly<Record<string, Cell>>[] =>
  rows.map((row) => Object.fromEntries(columns.map(({ header }, at) => [header, row[at] ?? ''])));
const tableOf = (parts: Partial<SurveyParts> = {}) =>
  rowsOf(surveyTable({ results, ...none, ...parts }, words));

test('figures of everybody and of each segment are numbers beside their answers, and each row says survey and wave', () => {
  const rows = tableOf();
  const [enps] = results.questions.filter(({ question }) => question.enps);
  const question = enps?.question.question ?? '';
  expect(rows.filter((row) => row['Grupo'] === 'Todas' && row['Pregunta'] === question)).toEqual([
    expect.objectContaining({ Qué: 'eNPS', Valor: enps?.figure.enps, Respuestas: enps?.figure.n }),
    ...(enps?.figure.counts ?? []).map(({ value, count }) =>
      expect.objectContaining({ Qué: value, Valor: count }),
    ),
  ]);
  const segments = results.segments.map(({ names }) => names.join());
  expect(new Set(rows.map((row) => row['Grupo']))).toEqual(new Set(['Todas', ...segments]));
  for (const row of rows) expect(row).toMatchObject({ Encuesta: 'Cómo estamos', Medición: 'Medición 3' });
});

test('a withheld figure of a segment is a row with the reason and no number', () => {
  const rows = tableOf().filter((row) => row['Grupo'] === 'Pocas personas' && row['Parte'] === 'Cifra');
  expect(rows).toHaveLength(results.questions.length);
  for (const row of rows) expect(row).toMatchObject({ Texto: 'Pocas', Valor: '', Respuestas: '', Qué: '' });
});

test('a leader has the rows of the own segment only', () => {
  const own = madeUpResults(openSurvey, 'leader', { others: 'Otros', few: 'Pocas personas' });
  const names = own.segments.map((segment) => segment.names.join());
  const groups = new Set(tableOf({ results: own }).map((row) => row['Grupo']));
  expect([...groups]).toEqual(names);
});

test('single answers and invited people stand with name, address, department and state, numbers as numbers', () => {
  const [first, second] = results.questions.map(({ question }) => question);
  const person = { name: 'Ana', email: 'ana@x.example', department: 'Ventas' };
  const empty = { optionIds: [], text: null, number: null, date: null };
  const day = new Date('2026-11-20T00:00:00Z');
  const answers = [
    { ...empty, questionId: first?.id ?? '', number: 8 },
    { ...empty, questionId: second?.id ?? '', text: 'Bien' },
  ];
  const rows = tableOf({
    responses: [
      { person, day, answers },
      { person: null, day, answers: answers.slice(0, 1) },
    ],
    invited: [{ person, state: 'Respondió' }],
  });
  expect(rows.slice(-4)).toMatchObject([
    { Parte: 'Respuesta', Pregunta: first?.question, Valor: 8, Texto: '', Persona: 'Ana', Fecha: day },
    { Parte: 'Respuesta', Pregunta: second?.question, Valor: '', Texto: 'Bien', Departamento: 'Ventas' },
    { Parte: 'Respuesta', Persona: 'Nadie', Correo: '' },
    { Parte: 'Persona invitada', Qué: 'Respondió', Persona: 'Ana', Correo: 'ana@x.example' },
  ]);
});
