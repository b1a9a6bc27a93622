/** Programs, the people in them, what they did lesson by lesson, and what they handed in. */
import type { Answer, Question } from '#schema/forms/questions.shapes.ts';
import type {
  programPictures,
  ProgramReward,
  ProgramStanding,
  ProgramType,
  SubmissionState,
} from '#schema/programs/programs.rules.ts';
import type { BuiltModule } from '#schema/programs/course.shapes.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** A lesson as it is stored. */
export type KeptLesson = Omit<BuiltModule['lessons'][number], 'file'>;
/** A module as it is stored. */
export type KeptModule = Omit<BuiltModule, 'lessons'> & { readonly lessons: readonly KeptLesson[] };

export const programCategories = table(
  'program_categories',
  { name: text(), nameEn: orNull(text()), icon: orNull(text()), active: bool() },
  { unique: [['name']] },
);

export const programs = table(
  'programs',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    descriptionEn: orNull(text()),
    /** Name and description, folded for search. */
    fold: text(),
    type: text<ProgramType>(),
    categoryId: orNull(text()),
    imageKey: orNull(text<(typeof programPictures)[number]>()),
    points: int(),
    badgeId: orNull(text()),
    startsOn: orNull(text()),
    endsOn: orNull(text()),
    open: bool(),
    active: bool(),
    surveyId: orNull(text()),
    formId: orNull(text()),
    modules: json<readonly KeptModule[]>(),
    lessons: int(),
    /** People who take part, and of them those who began, wait and finished (`standings.ts`), so that no list reads them. */
    assigned: int(),
    started: int(),
    waiting: int(),
    finished: int(),
    /** Lessons were taken out: people may have finished by that. */
    recheck: bool(),
    remindedOn: orNull(text()),
    createdBy: text(),
    createdAt: text(),
  },
  { indexes: [['createdAt'], ['active', 'open', 'createdAt'], ['endsOn'], ['recheck']] },
);

export const programPeople = table(
  'program_people',
  {
    programId: text(),
    userId: text(),
    /** Of the day on which the person came. */
    departmentId: orNull(text()),
    standing: text<ProgramStanding>(),
    /** An administrator assigned it; otherwise the person joined. */
    assigned: bool(),
    dueOn: orNull(text()),
    /** Finished lessons of those that the course has. */
    done: int(),
    finishedAt: orNull(text()),
    reward: text<ProgramReward>(),
    /** The last reminder: 0 for none, 1 the day before, 2 on the day. */
    reminded: int(),
    createdAt: text(),
    /** When the person joined without being assigned; null for others, and for who left. */
    joinedAt: orNull(text()),
  },
  {
    unique: [['programId', 'userId']],
    indexes: [
      ['userId', 'standing'],
      ['programId', 'standing', 'createdAt'],
      ['programId', 'createdAt'],
      ['programId', 'departmentId', 'standing'],
      ['dueOn'],
      ['reward'],
      ['finishedAt'],
      ['joinedAt'],
    ],
  },
);

/** A lesson that a person has opened. */
export const programSteps = table(
  'program_steps',
  {
    programId: text(),
    userId: text(),
    lessonId: text(),
    place: int(),
    score: orNull(int()),
    attempts: int(),
    /** Of a form. */
    answers: json<readonly Answer[]>(),
    finishedAt: orNull(text()),
    createdAt: text(),
  },
  { unique: [['programId', 'userId', 'lessonId']], indexes: [['programId', 'lessonId'], ['userId']] },
);

export const programSubmissions = table(
  'program_submissions',
  {
    programId: text(),
    personId: text(),
    userId: text(),
    questions: json<readonly Question[]>(),
    answers: json<readonly Answer[]>(),
    message: text(),
    fileKeys: json<readonly string[]>(),
    status: text<SubmissionState>(),
    reason: orNull(text()),
    decidedBy: orNull(text()),
    decidedAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [
      ['programId', 'createdAt'],
      ['programId', 'status', 'createdAt'],
      ['personId', 'createdAt'],
      ['userId'],
      ['status', 'createdAt'],
    ],
  },
);

/** What is still to be done for the people of a program (`pieces.ts`); goes with the last piece. */
export const programPieces = table(
  'program_pieces',
  {
    programId: text(),
    what: text<'assign' | 'remind'>(),
    /** Of `assign`. */
    audience: orNull(json<PeopleAudience>()),
    dueOn: orNull(text()),
    /** The last person of the piece before; empty at the beginning. */
    cursor: text(),
    createdAt: text(),
  },
  { indexes: [['programId'], ['createdAt']] },
);
