/** The form of a custom program, for the machine of answering: it is handed in once, and again after it was sent back. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { answerOf } from '#src/api/documents.ts';
import { readQuestions } from '#src/forms/readQuestions.ts';
import { ProgramDocument } from '#src/gql/graphql.ts';
import { formQuery, type Answerable } from '#src/surveys/answering/answerable.ts';
import { programsKey, type OpenedProgram } from './programs.queries.ts';
import { refreshPrograms, submitProgram } from './programs.writes.ts';

const formOf = (program: OpenedProgram): SurveyForm => ({
  id: program.id,
  kind: 'program',
  title: program.name,
  titleEn: program.nameEn,
  description: program.description,
  descriptionEn: program.descriptionEn,
  anonymous: false,
  threshold: 0,
  textThreshold: 0,
  sharedWithLeaders: false,
  multiResponse: false,
  points: 0,
  state: program.takes && program.own !== null && program.own.standing !== 'withdrawn' ? 'open' : 'closed',
  startsAt: null,
  endsAt: null,
  answered: program.own?.standing === 'submitted' || program.own?.standing === 'finished',
  minutes: 1,
  askedBy: null,
  outcome: null,
  seriesId: null,
  wave: 1,
  groups: [],
  createdAt: program.createdAt,
  sections: [...program.sections],
  questions: readQuestions(program.questions),
  thanks: null,
  thanksEn: null,
  myAnswers: [...(program.submission?.answers ?? [])],
});

async function send(id: string, answers: readonly AnswerInput[], key: string): Promise<number> {
  await submitProgram(
    { type: 'custom', programId: id, answers: answers.map((answer) => ({ ...answer })) },
    key,
  );
  return 0;
}

export const programAnswers: Answerable = {
  kind: 'program',
  one: (id) =>
    formQuery([...programsKey, 'form', id], async (signal) =>
      formOf(await answerOf(ProgramDocument, { id }, { signal })),
    ),
  send,
  show: (cache: QueryClient) => refreshPrograms(cache),
};
