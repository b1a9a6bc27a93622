/** Programs as the people who take part and administrators see them. */
import * as z from 'zod/mini';
import { Answer, Question, Section } from '../forms/questions.shapes.ts';
import { Amount, Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { PostAttachment } from '../posts/posts.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { BuiltModule } from './course.shapes.ts';
import {
  lessonKinds,
  lessonStates,
  programPictures,
  programRewards,
  programStandings,
  programTypes,
  submissionStates,
} from './programs.rules.ts';

const Percent = Count.check(z.lte(100));
const English = z.nullable(z.string());

export const ProgramCategory = z.object({
  id: Id,
  name: z.string(),
  nameEn: English,
  icon: z.nullable(z.string()),
  active: z.boolean(),
});
export type ProgramCategory = z.output<typeof ProgramCategory>;

/** The place of the reader in a program. */
export const OwnProgram = z.object({
  standing: z.enum(programStandings),
  /** An administrator assigned it; otherwise the reader joined. */
  assigned: z.boolean(),
  dueOn: z.nullable(Day),
  /** The day has passed, and it is neither finished nor handed in. */
  late: z.boolean(),
  /** Finished lessons of those that the course has now. */
  finished: Count,
  percent: Percent,
  /** Where the reader goes on; null if nothing is open. */
  nextLessonId: z.nullable(Id),
  /** Lessons that came after the reader had finished: the program stays finished. */
  addedSince: Count,
  finishedAt: z.nullable(Instant),
  reward: z.enum(programRewards),
  /** Why the last submission was sent back. */
  reason: z.nullable(z.string()),
});
export type OwnProgram = z.output<typeof OwnProgram>;

const program = {
  id: Id,
  name: z.string(),
  nameEn: English,
  description: z.string(),
  descriptionEn: English,
  type: z.enum(programTypes),
  category: z.nullable(ProgramCategory),
  imageKey: z.nullable(z.enum(programPictures)),
  points: Amount,
  badge: z.nullable(z.object({ id: Id, name: z.string(), imageUrl: z.nullable(z.string()) })),
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** Everybody can join. */
  open: z.boolean(),
  active: z.boolean(),
  /** Lessons of a course; 0 for others. */
  lessons: Count,
  createdAt: Instant,
} as const;

export const Program = z.object({
  ...program,
  /** It takes what is handed in today: active, begun and not over. */
  takes: z.boolean(),
  /** Null if the reader does not take part. */
  own: z.nullable(OwnProgram),
});
export type Program = z.output<typeof Program>;

/** A lesson in the list of a course. */
export const LessonLine = z.object({
  id: Id,
  kind: z.enum(lessonKinds),
  title: z.string(),
  titleEn: English,
  /** 0 to 100, of a quiz. */
  passMark: z.nullable(Percent),
  requires: z.array(Id),
  state: z.enum(lessonStates),
  /** Lessons that must be finished first, in the order of the course. */
  missingIds: z.array(Id),
  /** Of the last attempt. */
  score: z.nullable(Percent),
  attempts: Count,
  finishedAt: z.nullable(Instant),
});
export type LessonLine = z.output<typeof LessonLine>;

export const ProgramModule = z.object({
  id: Id,
  title: z.string(),
  titleEn: English,
  lessons: z.array(LessonLine),
});
export type ProgramModule = z.output<typeof ProgramModule>;

/** What was handed in for a program (contract entity `program_submission`). */
export const ProgramSubmission = z.object({
  id: Id,
  programId: Id,
  user: PublicUser,
  /** The questions as they were asked; empty for a generic program. */
  questions: z.array(Question),
  answers: z.array(Answer),
  message: z.string(),
  files: z.array(PostAttachment),
  status: z.enum(submissionStates),
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type ProgramSubmission = z.output<typeof ProgramSubmission>;
export const ProgramSubmissions = page(ProgramSubmission);

/** A program with what the reader does in it. */
export const ProgramDetail = z.extend(Program, {
  /** Of a course. */
  modules: z.array(ProgramModule),
  /** The form of a custom program. */
  sections: z.array(Section),
  questions: z.array(Question),
  /** What the reader handed in last. */
  submission: z.nullable(ProgramSubmission),
});
export type ProgramDetail = z.output<typeof ProgramDetail>;

/** A question of a quiz without its right options. */
export const QuizQuestion = z.object({
  id: Id,
  question: z.string(),
  questionEn: English,
  /** More than one option may be right. */
  multiple: z.boolean(),
  options: z.array(z.object({ id: Id, text: z.string(), textEn: English })),
});
export type QuizQuestion = z.output<typeof QuizQuestion>;

/** A lesson with its content. */
export const ProgramLesson = z.extend(LessonLine, {
  programId: Id,
  moduleId: Id,
  text: z.string(),
  textEn: English,
  file: z.nullable(PostAttachment),
  /** A page of the web, for example a video: it opens outside. */
  url: z.nullable(z.string()),
  quiz: z.array(QuizQuestion),
  sections: z.array(Section),
  questions: z.array(Question),
  myAnswers: z.array(Answer),
  /** How far the reader came within the lesson, in percent; the same on every device. */
  place: Percent,
  previousId: z.nullable(Id),
  nextId: z.nullable(Id),
});
export type ProgramLesson = z.output<typeof ProgramLesson>;

/** What finishing a lesson, or trying a quiz, came to. */
export const LessonResult = z.object({
  passed: z.boolean(),
  /** Of a quiz. */
  score: z.nullable(Percent),
  /** Questions of the quiz that were not answered rightly. */
  wrongIds: z.array(Id),
  program: ProgramDetail,
});
export type LessonResult = z.output<typeof LessonResult>;

/** A program as administrators see it in lists. */
export const OrgProgram = z.object({
  ...program,
  badgeId: z.nullable(Id),
  categoryId: z.nullable(Id),
  surveyId: z.nullable(Id),
  formId: z.nullable(Id),
  /** People who take part, of them those who began, wait for a decision and finished. */
  assigned: Count,
  started: Count,
  waiting: Count,
  finished: Count,
  /** People are being assigned in the background. */
  assigning: z.boolean(),
  /** The organisation's day of the last reminder. */
  remindedOn: z.nullable(Day),
});
export type OrgProgram = z.output<typeof OrgProgram>;
export const OrgPrograms = page(OrgProgram);

/** A program for its builder, with right answers and the people by department. */
export const OrgProgramDetail = z.extend(OrgProgram, {
  modules: z.array(BuiltModule),
  departments: z.array(
    z.object({
      departmentId: z.nullable(Id),
      name: z.nullable(z.string()),
      assigned: Count,
      finished: Count,
    }),
  ),
});
export type OrgProgramDetail = z.output<typeof OrgProgramDetail>;

/** A person in a program, for administrators (contract entity `program_assignment`). */
export const ProgramPerson = z.object({
  id: Id,
  programId: Id,
  user: PublicUser,
  standing: z.enum(programStandings),
  assigned: z.boolean(),
  dueOn: z.nullable(Day),
  late: z.boolean(),
  finished: Count,
  percent: Percent,
  finishedAt: z.nullable(Instant),
  reward: z.enum(programRewards),
  createdAt: Instant,
});
export type ProgramPerson = z.output<typeof ProgramPerson>;
export const ProgramPeople = page(ProgramPerson);

/** A person with the lessons of the course. */
export const ProgramPersonDetail = z.extend(ProgramPerson, { lessons: z.array(LessonLine) });
export type ProgramPersonDetail = z.output<typeof ProgramPersonDetail>;

/** What an assignment did. The people of a large audience follow in the background. */
export const AssignedProgram = z.object({
  people: Count,
  /** Of them those who did not take part before, as far as they are assigned now. */
  added: Count,
  assigning: z.boolean(),
});
export type AssignedProgram = z.output<typeof AssignedProgram>;

/** What deleting a program would do. */
export const ProgramRemoval = z.object({
  assigned: Count,
  begun: Count,
  waiting: Count,
  finished: Count,
  /** Rewards that the budget could not pay yet; they lapse. */
  unpaid: Count,
});
export type ProgramRemoval = z.output<typeof ProgramRemoval>;

/** What the certificate of a finished program says. */
export const ProgramCertificate = z.object({
  programId: Id,
  name: z.string(),
  nameEn: English,
  person: z.string(),
  organization: z.string(),
  lessons: Count,
  finishedAt: Instant,
  /** The number of the certificate. */
  number: z.string(),
});
export type ProgramCertificate = z.output<typeof ProgramCertificate>;
