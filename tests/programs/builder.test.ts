/** The form of a program: what it sends is what is stored, and each reason is shown at the lesson it is about. */
import { describe, expect, it } from 'vitest';
import {
  isWritten,
  lessonsIn,
  movedTo,
  newLesson,
  newModule,
  withoutLesson,
  type LessonRow,
  type ModuleRow,
} from '#src/programs/admin/lessonRows.ts';
import {
  checkCourse,
  courseFaults,
  isFaulty,
  programFieldsOf,
  programForm,
  type ProgramFields,
} from '#src/programs/admin/programForm.ts';
import type { BuiltProgram } from '#src/programs/admin/programsAdmin.queries.ts';

const lesson = (change: Partial<LessonRow>): LessonRow => ({
  ...newLesson(change.kind ?? 'text'),
  title: 'Una lección',
  ...change,
});
const module = (...lessons: readonly LessonRow[]): ModuleRow => ({
  ...newModule(),
  title: 'Un módulo',
  lessons: [...lessons],
});
const course = (modules: readonly ModuleRow[], change: Partial<ProgramFields> = {}): ProgramFields => ({
  ...programFieldsOf(null),
  name: 'Seguridad',
  modules: [...modules],
  ...change,
});
const codes = (fields: ProgramFields): readonly string[] =>
  (programForm.more?.(fields, 'es') ?? []).map(({ field, code }) => `${field} ${code}`);

const stored: BuiltProgram = {
  id: 'p1',
  name: 'Seguridad',
  nameEn: null,
  description: '',
  descriptionEn: null,
  type: 'course',
  imageKey: null,
  points: 0,
  startsOn: null,
  endsOn: null,
  open: false,
  active: true,
  lessons: 2,
  createdAt: '2026-11-01T12:00:00.000Z',
  badgeId: null,
  categoryId: null,
  surveyId: null,
  formId: null,
  assigned: 0,
  started: 0,
  waiting: 0,
  finished: 0,
  assigning: false,
  remindedOn: null,
  category: null,
  badge: null,
  departments: [],
  modules: [
    {
      id: 'm1',
      title: 'Riesgos',
      titleEn: null,
      lessons: [
        {
          id: 'l1',
          kind: 'file',
          title: 'Manual',
          titleEn: 'Manual',
          text: '  Con sus márgenes.\n',
          textEn: null,
          fileKey: 'k1',
          file: { name: 'manual.pdf', contentType: 'application/pdf', size: 10, url: '/f/1' },
          url: null,
          surveyId: null,
          formId: null,
          passMark: null,
          quiz: [],
          requires: [],
        },
        {
          id: 'l2',
          kind: 'quiz',
          title: 'Examen',
          titleEn: null,
          text: '',
          textEn: null,
          fileKey: null,
          file: null,
          url: null,
          surveyId: null,
          formId: null,
          passMark: 80,
          quiz: [
            {
              id: 'q1',
              question: '¿Y?',
              questionEn: null,
              options: [
                { id: 'o1', text: 'Sí', textEn: null, correct: true },
                { id: 'o2', text: 'No', textEn: 'No', correct: false },
              ],
            },
          ],
          requires: ['l1'],
        },
      ],
    },
  ],
};

describe('the form of a course', () => {
  it('sends the lessons as they are stored, so that an edit is based on them', () => {
    const { modules } = programForm.toInput(programFieldsOf(stored));
    expect(modules).toEqual(
      stored.modules.map((one) => ({
        ...one,
        lessons: one.lessons.map(({ file: _file, ...rest }) => rest),
      })),
    );
  });

  it('leaves out what a lesson of another kind held', () => {
    const text = lesson({ kind: 'text', url: 'https://example.org', form: 'form:f1', passMark: 50 });
    expect(programForm.toInput(course([module(text)])).modules[0]?.lessons[0]).toMatchObject({
      url: null,
      formId: null,
      surveyId: null,
      passMark: null,
      quiz: [],
    });
  });

  it('gives points or a badge, never both', () => {
    const both = { points: 50, badgeId: 'b1' } as const;
    expect(programForm.toInput(course([], { ...both, rewardKind: 'points' }))).toMatchObject({
      points: 50,
      badgeId: null,
    });
    expect(programForm.toInput(course([], { ...both, rewardKind: 'badge' }))).toMatchObject({
      points: 0,
      badgeId: 'b1',
    });
    expect(codes(course([], { rewardKind: 'badge' }))).toEqual(['badgeId required']);
  });

  it('says before it is sent that lessons wait for themselves, a quiz has no right answer, or the days are turned round', () => {
    const [one, other] = [lesson({ id: 'a', requires: ['b'] }), lesson({ id: 'b', requires: ['a'] })];
    expect(codes(course([module(one, other)]))).toEqual([
      'modules.0.lessons.0.requires program_circle',
      'modules.0.lessons.1.requires program_circle',
    ]);
    expect(codes(course([module(lesson({ kind: 'quiz' }))]))).toEqual([
      'modules.0.lessons.0.quiz.0.options program_no_right_answer',
    ]);
    expect(codes(course([], { startsOn: '2026-12-02', endsOn: '2026-12-01' }))).toEqual([
      'endsOn program_days',
    ]);
  });

  it('names the pass mark of 101 at its lesson', () => {
    const quiz = lesson({ kind: 'quiz', passMark: 101 });
    const faults = checkCourse(course([module(lesson({}), quiz)]), 'es');
    expect(faults.get(`${quiz.id}/passMark`)).toMatch(/100/u);
  });

  it('shows a reason of the server at its lesson, wherever the lesson moves', () => {
    const [first, second] = [lesson({ kind: 'video' }), lesson({})];
    const upper = module(second);
    const modules = [upper, module(first)];
    const reasons = [
      { field: 'modules.1.lessons.0.url', code: 'program_lesson_content', message: 'Falta su contenido.' },
      { field: 'modules.0.title', code: 'required', message: 'Falta el título.' },
      { field: 'name', code: 'required', message: 'Falta el nombre.' },
    ];
    const faults = courseFaults(modules, reasons);
    expect([...faults]).toEqual([
      [`${first.id}/url`, 'Falta su contenido.'],
      [`${upper.id}/title`, 'Falta el título.'],
    ]);
    expect(isFaulty(faults, first.id)).toBe(true);
    expect(isFaulty(faults, second.id)).toBe(false);
  });
});

describe('the lessons of a course', () => {
  it('no lesson waits for one that was taken out', () => {
    const [first, second] = [lesson({ id: 'a' }), lesson({ id: 'b', requires: ['a'] })];
    expect(lessonsIn(withoutLesson([module(first), module(second)], 'a'))).toEqual([
      { ...second, requires: [] },
    ]);
  });

  it('a lesson moves to the end of another module and is never there twice', () => {
    const [first, second] = [lesson({ id: 'a' }), lesson({ id: 'b' })];
    const lower = module(second);
    const modules = [module(first), lower];
    const ids = (of: readonly ModuleRow[]) => of.map(({ lessons }) => lessons.map(({ id }) => id));
    const once = movedTo(modules, first, lower.id);
    expect(ids(once)).toEqual([[], ['b', 'a']]);
    expect(ids(movedTo(once, first, lower.id))).toEqual([[], ['b', 'a']]);
  });

  it('a lesson is written once it has what its kind cannot be without', () => {
    expect(isWritten(lesson({ kind: 'text', text: ' ' }))).toBe(false);
    expect(isWritten(lesson({ kind: 'text', text: 'Hola' }))).toBe(true);
    expect(isWritten(lesson({ kind: 'video', url: 'https://example.org' }))).toBe(true);
    expect(isWritten(lesson({ kind: 'form' }))).toBe(false);
    expect(isWritten(lesson({ kind: 'file' }))).toBe(false);
    expect(isWritten(lesson({ kind: 'quiz', passMark: null }))).toBe(false);
    expect(isWritten(lesson({ kind: 'quiz' }))).toBe(true);
  });
});
