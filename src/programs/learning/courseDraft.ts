/** Answers to a form or a quiz that are not sent yet: on this device, through reload and crash. */
import * as z from 'zod/mini';
import { Answers, type AnswerInput } from '#schema/forms/questions.shapes.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { readValue } from '#src/lib/storedValue.ts';
import type { LessonPlace } from './learnedLesson.ts';

const Draft = z.object({ answers: Answers });

const nameOf = ({ owner: { orgId, id }, programId, lessonId }: LessonPlace): string =>
  `draft:course:${orgId}:${id}:${programId}:${lessonId}`;

/** Empty without a draft. Never throws. */
export const readCourse = (place: LessonPlace): readonly AnswerInput[] =>
  readValue(nameOf(place), Draft)?.answers ?? [];

/** No answers remove it. Never throws. */
export const keepCourse = (place: LessonPlace, answers: readonly AnswerInput[]): void =>
  keepValue(nameOf(place), answers.length === 0 ? null : { answers });
