/** Modules and lessons while a course is built: their fields, what a new one begins with, and the input made from them. */
import * as z from 'zod/mini';
import { newKey } from '#src/api/newKey.ts';
import { lessonKinds, type LessonKind } from '#schema/programs/programs.rules.ts';
import type { BuiltProgram } from './programsAdmin.queries.ts';

const OptionRow = z.object({ id: z.string(), text: z.string(), textEn: z.string(), correct: z.boolean() });
const AskRow = z.object({
  id: z.string(),
  question: z.string(),
  questionEn: z.string(),
  options: z.array(OptionRow),
});
const LessonRow = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  title: z.string(),
  titleEn: z.string(),
  text: z.string(),
  textEn: z.string(),
  file: z.nullable(
    z.object({ key: z.string(), name: z.string(), size: z.number(), contentType: z.string() }),
  ),
  url: z.string(),
  /** `survey:<id>`, `form:<id>`, or empty. */
  form: z.string(),
  passMark: z.nullable(z.number()),
  quiz: z.array(AskRow),
  requires: z.array(z.string()),
});
export const ModuleRow = z.object({
  id: z.string(),
  title: z.string(),
  titleEn: z.string(),
  lessons: z.array(LessonRow),
});
export type OptionRow = z.output<typeof OptionRow>;
export type AskRow = z.output<typeof AskRow>;
export type LessonRow = z.output<typeof LessonRow>;
export type ModuleRow = z.output<typeof ModuleRow>;

const surveyMark = 'survey:';
const formMark = 'form:';
export const surveyValue = (id: string): string => `${surveyMark}${id}`;
export const formValue = (id: string): string => `${formMark}${id}`;

/** A chosen form as a value of a field; empty for none. */
export const formOf = ({
  surveyId,
  formId,
}: {
  readonly surveyId: string | null;
  readonly formId: string | null;
}): string => (surveyId !== null ? surveyValue(surveyId) : formId !== null ? formValue(formId) : '');

const after = (text: string, mark: string): string | null =>
  text.startsWith(mark) ? text.slice(mark.length) : null;
/** The same as the calls take it. */
export const formInput = (form: string) => ({
  surveyId: after(form, surveyMark),
  formId: after(form, formMark),
});

/** Usual pass mark of a new quiz, in percent. */
const usualMark = 80;

export const newOption = (): OptionRow => ({ id: newKey(), text: '', textEn: '', correct: false });
export const newAsk = (): AskRow => ({
  id: newKey(),
  question: '',
  questionEn: '',
  options: [newOption(), newOption()],
});
export const newLesson = (kind: LessonKind): LessonRow => ({
  id: newKey(),
  kind,
  title: '',
  titleEn: '',
  text: '',
  textEn: '',
  file: null,
  url: '',
  form: '',
  passMark: kind === 'quiz' ? usualMark : null,
  quiz: kind === 'quiz' ? [newAsk()] : [],
  requires: [],
});
export const newModule = (): ModuleRow => ({ id: newKey(), title: '', titleEn: '', lessons: [] });

/** The rows of a stored course. */
export const modulesOf = (modules: BuiltProgram['modules']): ModuleRow[] =>
  modules.map(({ id, title, titleEn, lessons }) => ({
    id,
    title,
    titleEn: titleEn ?? '',
    lessons: lessons.map(({ fileKey, file, surveyId, formId, ...lesson }) => ({
      ...lesson,
      titleEn: lesson.titleEn ?? '',
      textEn: lesson.textEn ?? '',
      file:
        fileKey === null || file === null
          ? null
          : { key: fileKey, name: file.name, size: file.size, contentType: file.contentType },
      url: lesson.url ?? '',
      form: formOf({ surveyId, formId }),
      quiz: lesson.quiz.map(({ questionEn, options, ...ask }) => ({
        ...ask,
        questionEn: questionEn ?? '',
        options: options.map(({ textEn, ...option }) => ({ ...option, textEn: textEn ?? '' })),
      })),
      requires: [...lesson.requires],
    })),
  }));

const english = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What a lesson holds for its kind; the server compares it with what is stored, so every field is there. */
const lessonInput = ({ file, form, quiz, ...lesson }: LessonRow) => {
  const isQuiz = lesson.kind === 'quiz';
  return {
    id: lesson.id,
    kind: lesson.kind,
    title: lesson.title.trim(),
    titleEn: english(lesson.titleEn),
    text: lesson.text,
    textEn: lesson.textEn.trim() === '' ? null : lesson.textEn,
    fileKey: lesson.kind === 'file' ? (file?.key ?? null) : null,
    url: lesson.kind === 'video' ? english(lesson.url) : null,
    ...formInput(lesson.kind === 'form' ? form : ''),
    passMark: isQuiz ? lesson.passMark : null,
    quiz: (isQuiz ? quiz : []).map(({ id, question, questionEn, options }) => ({
      id,
      question: question.trim(),
      questionEn: english(questionEn),
      options: options.map(({ textEn, ...option }) => ({
        id: option.id,
        text: option.text.trim(),
        textEn: english(textEn),
        correct: option.correct,
      })),
    })),
    requires: lesson.requires,
  };
};

export const modulesInput = (modules: readonly ModuleRow[]) =>
  modules.map(({ id, title, titleEn, lessons }) => ({
    id,
    title: title.trim(),
    titleEn: english(titleEn),
    lessons: lessons.map(lessonInput),
  }));

export const lessonsIn = (modules: readonly ModuleRow[]): readonly LessonRow[] =>
  modules.flatMap(({ lessons }) => lessons);

/** The modules without a lesson, which no other one asks for any more. */
export const withoutLesson = (modules: readonly ModuleRow[], gone: string): ModuleRow[] =>
  modules.map((module) => ({
    ...module,
    lessons: module.lessons
      .filter(({ id }) => id !== gone)
      .map((lesson) => ({ ...lesson, requires: lesson.requires.filter((id) => id !== gone) })),
  }));

/** The modules with a lesson at the end of another one. */
export const movedTo = (modules: readonly ModuleRow[], moved: LessonRow, moduleId: string): ModuleRow[] =>
  modules.map((module) => {
    const others = module.lessons.filter(({ id }) => id !== moved.id);
    return { ...module, lessons: module.id === moduleId ? [...others, moved] : others };
  });

/** Whether a lesson has what its kind cannot be without before people are let in. */
export function isWritten({ kind, text, file, url, form, quiz, passMark }: LessonRow): boolean {
  switch (kind) {
    case 'text':
      return text.trim() !== '';
    case 'file':
      return file !== null;
    case 'video':
      return url.trim() !== '';
    case 'form':
      return form !== '';
    case 'quiz':
      return quiz.length > 0 && passMark !== null;
  }
}
