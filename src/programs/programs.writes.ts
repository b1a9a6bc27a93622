/** The writes of the people who take part in a program. */
import type { QueryClient } from '@tanstack/react-query';
import { sending } from '#src/api/documents.ts';
import {
  JoinProgramDocument,
  KeepProgramPlaceDocument,
  LeaveProgramDocument,
  SubmitProgramDocument,
  SubmitProgramLessonDocument,
} from '#src/gql/graphql.ts';
import { programsKey } from './programs.queries.ts';

export const joinProgram = sending(JoinProgramDocument);
export const leaveProgram = sending(LeaveProgramDocument);
/** Keeps how far the reader came within a lesson. */
export const keepPlace = sending(KeepProgramPlaceDocument);
/** Finishes a lesson, or tries its quiz. */
export const submitLesson = sending(SubmitProgramLessonDocument);
/** Hands in a custom or generic program. */
export const submitProgram = sending(SubmitProgramDocument);

/** Everything that a step of the reader may change. */
export const refreshPrograms = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: programsKey });
