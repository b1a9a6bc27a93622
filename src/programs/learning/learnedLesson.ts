/** One lesson of the reader, for the machine of a course. */
import type { QueryClient } from '@tanstack/react-query';
import type { CourseLesson, CourseResult } from '#machines/course.setup.ts';
import { errorOf } from '#schema/errors.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import { pageLanguage } from '#src/api/language.ts';
import { newKey } from '#src/api/newKey.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { watchQuery, type QueryListener } from '#src/api/watchQuery.ts';
import { readQuestions } from '#src/forms/readQuestions.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { programQueries, type OpenedLesson, type OpenedProgram } from '#src/programs/programs.queries.ts';
import { keepPlace, refreshPrograms, submitLesson } from '#src/programs/programs.writes.ts';

/** A lesson of one course of one person. */
export interface LessonPlace {
  readonly owner: DraftOwner;
  readonly programId: string;
  readonly lessonId: string;
}

/** What the machine needs of one lesson. */
export interface LearnedLesson extends LessonPlace {
  /** The lesson as last read; null before. */
  readonly known: CourseLesson | null;
  /** Calls back with each new read; returns a function that stops it. */
  readonly watch: (listener: QueryListener<CourseLesson>) => () => void;
  /** Keeps how far the reader came; 0 begins the lesson. Throws `ApiError`. */
  readonly keep: (place: number) => Promise<void>;
  /** A repeat is the same call until it is answered. Throws `ApiError`. */
  readonly submit: (answers: readonly AnswerInput[]) => Promise<CourseResult>;
  /** Reads the course and the lesson again. */
  readonly refresh: () => void;
}

/** Questions of a quiz as those of a form: one option, or several. */
const quizQuestions = ({ quiz }: OpenedLesson): Question[] =>
  quiz.map(({ id, question, questionEn, multiple, options }) => ({
    id,
    kind: multiple ? 'multiple' : 'single',
    question,
    questionEn,
    required: true,
    section: 0,
    options: options.map((option) => ({ ...option, score: null })),
    scale: null,
    enps: false,
    condition: null,
    leaderOnly: false,
    weight: null,
    wordings: [],
  }));

/** Whether the person takes part. */
export const takesPart = ({ own }: Pick<OpenedProgram, 'own'>): boolean =>
  own !== null && own.standing !== 'withdrawn';

/** A lesson of a program; undefined if it has none of this id. */
export const lineOf = ({ modules }: Pick<OpenedProgram, 'modules'>, lessonId: string) =>
  modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);

/** Whether the content can be read: it needs a place in the course, and nothing missing. */
export const isReadable = (program: OpenedProgram, lessonId: string): boolean =>
  takesPart(program) && (lineOf(program, lessonId)?.state ?? 'locked') !== 'locked';

/** Null where the program has no such lesson. */
function lessonOf(
  program: OpenedProgram,
  lessonId: string,
  content: OpenedLesson | null,
): CourseLesson | null {
  const line = lineOf(program, lessonId);
  return line === undefined
    ? null
    : {
        state: line.state,
        isQuiz: line.kind === 'quiz',
        isWithdrawn: !takesPart(program),
        takes: program.takes,
        place: content?.place ?? 0,
        score: line.score,
        questions:
          content === null
            ? []
            : content.kind === 'quiz'
              ? quizQuestions(content)
              : readQuestions(content.questions),
      };
}

export function learnedLesson(cache: QueryClient, place: LessonPlace): LearnedLesson {
  const { programId, lessonId } = place;
  const one = programQueries.one(programId);
  const content = programQueries.lesson(programId, lessonId);
  const name = `course:${programId}:${lessonId}`;
  const program = cache.getQueryData(one.queryKey);
  const lesson = cache.getQueryData(content.queryKey) ?? null;
  const isKnown = program !== undefined && (lesson !== null || !isReadable(program, lessonId));
  return {
    ...place,
    known: isKnown ? lessonOf(program, lessonId, lesson) : null,
    watch({ arrived, lost }) {
      let now: OpenedProgram | undefined;
      let read: OpenedLesson | null = null;
      let leaveLesson: (() => void) | undefined;
      const say = (): void => {
        if (now === undefined) return;
        const said = lessonOf(now, lessonId, read);
        if (said === null) lost(errorOf('not_found', pageLanguage()));
        else if (read !== null || !isReadable(now, lessonId)) arrived(said);
        else
          leaveLesson ??= watchQuery(cache, content, {
            arrived: (next) => {
              read = next;
              say();
            },
            lost,
          });
      };
      const leave = watchQuery(cache, one, {
        arrived: (next) => {
          now = next;
          say();
        },
        lost,
      });
      return () => {
        leave();
        leaveLesson?.();
      };
    },
    async keep(percent) {
      await keepPlace({ id: programId, lessonId, place: percent }, newKey());
      // Another visit begins here before the lesson is read again.
      cache.setQueryData(content.queryKey, (last) => last && { ...last, place: percent });
    },
    async submit(answers) {
      const input = { programId, lessonId, answers: answers.map((answer) => ({ ...answer })) };
      const { passed, score, wrongIds } = await sendOnce(name, JSON.stringify(input), (key) =>
        submitLesson(input, key),
      );
      return { passed, score, wrongIds };
    },
    refresh: () => refreshPrograms(cache),
  };
}
