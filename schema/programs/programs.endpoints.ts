/** Calls about programs (spec §7 "Programs"). */
import * as z from 'zod/mini';
import { Answers } from '../forms/questions.shapes.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Day, Done, Id, Keywords, PageNumber } from '../kit/shapes.ts';
import { surveyLimits, textLength } from '../limits.parts.ts';
import { ModuleInput } from './course.shapes.ts';
import {
  programLimits,
  programPictures,
  programStandings,
  programTypes,
  submissionStates,
} from './programs.rules.ts';
import {
  AssignedProgram,
  LessonResult,
  OrgProgram,
  OrgProgramDetail,
  OrgPrograms,
  Program,
  ProgramCategory,
  ProgramCertificate,
  ProgramDetail,
  ProgramLesson,
  ProgramPeople,
  ProgramPerson,
  ProgramPersonDetail,
  ProgramRemoval,
  ProgramSubmission,
  ProgramSubmissions,
} from './programs.shapes.ts';

const { modules, files } = programLimits;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const NameEnglish = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));
const Words = z.string().check(z.trim(), z.maxLength(textLength.terms));
const Key = z.string().check(z.minLength(3), z.maxLength(100));
const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));

const optional = {
  nameEn: NameEnglish,
  description: z.optional(Words),
  descriptionEn: z.optional(z.nullable(Words)),
  categoryId: z.optional(z.nullable(Id)),
  imageKey: z.optional(z.nullable(z.enum(programPictures))),
  points: z.optional(Amount),
  badgeId: z.optional(z.nullable(Id)),
  startsOn: z.optional(z.nullable(Day)),
  endsOn: z.optional(z.nullable(Day)),
  open: z.optional(z.boolean()),
  /** The form of a custom program: a survey of kind program, or a hosted form. */
  surveyId: z.optional(z.nullable(Id)),
  formId: z.optional(z.nullable(Id)),
  /** The modules of a course; all of them. */
  modules: z.optional(z.array(ModuleInput).check(z.maxLength(modules))),
} as const;

/** To people, departments and groups together; people who take part already get the new day. */
const Assignment = z.object({
  programId: Id,
  userIds: Ids,
  departmentIds: Ids,
  groupIds: Ids,
  dueOn: z.optional(z.nullable(Day)),
});

const category = {
  nameEn: NameEnglish,
  icon: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name)))),
  active: z.optional(z.boolean()),
} as const;

const see = { can: 'programs.see', module: 'programs' } as const;
const manage = { can: 'programs.manage', module: 'programs' } as const;
const assigning = { body: Assignment, reply: AssignedProgram, ...manage, origin: 'proposed' } as const;

export const programEndpoints = endpoints({
  /** Those of the reader, the next due day first, then the open ones, newest first. */
  list: {
    route: 'GET /program',
    query: z.object({ categoryId: z.optional(Id), status: z.optional(z.enum(programStandings)) }),
    reply: z.array(Program),
    ...see,
    origin: 'spec',
  },
  /** A new program is inactive, and the first of the list. */
  create: {
    route: 'POST /program',
    body: z.object({ name: Name, type: z.enum(programTypes), ...optional }),
    reply: OrgProgram,
    ...manage,
    origin: 'spec',
  },
  /** People who have finished stay finished, whatever changes. The type never changes. */
  update: {
    route: 'POST /program/edit',
    body: edit(z.object({ id: Id, name: z.optional(Name), ...optional })),
    reply: OrgProgram,
    ...manage,
    origin: 'spec',
  },
  remove: {
    route: 'POST /program/deleted',
    body: z.object({ id: Id }),
    reply: Done,
    ...manage,
    origin: 'spec',
  },
  /** Finishes a lesson, or tries its quiz. Raises 409 for a locked lesson, and for a program that is not taken on or open. */
  submitLesson: {
    route: 'POST /program/course/submit',
    body: z.object({ programId: Id, lessonId: Id, answers: z._default(Answers, []) }),
    reply: LessonResult,
    ...see,
    origin: 'spec',
  },
  assignCourse: { route: 'POST /program/course/assign', ...assigning },
  assignCustom: { route: 'POST /program/custom/assign', ...assigning },
  assignGeneric: { route: 'POST /program/generic/assign', ...assigning },
  /** Hands in a custom or generic program; a type that is not the program's is 422. */
  submit: {
    route: 'POST /program/{type}/submit',
    body: z.object({
      programId: Id,
      answers: z._default(Answers, []),
      message: z._default(Words, ''),
      /** Keys of the caller's finished uploads (`program-attachment`). */
      attachmentKeys: z._default(z.array(Key).check(z.maxLength(files)), []),
    }),
    reply: ProgramDetail,
    ...see,
    origin: 'spec',
  },
  /** What was handed in for a program: one's own, or all for administrators; newest first. */
  submissions: {
    route: 'GET /program/submit/{id}',
    query: z.object({ page: PageNumber, status: z.optional(z.enum(submissionStates)) }),
    reply: ProgramSubmissions,
    ...see,
    origin: 'spec',
  },
  /** All of them for administrators, newest first. */
  all: {
    route: 'GET /admin/program',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      type: z.optional(z.enum(programTypes)),
      categoryId: z.optional(Id),
      active: z.optional(z.boolean()),
    }),
    reply: OrgPrograms,
    ...manage,
    origin: 'spec',
  },
  /** Raises 409 if it is already so. */
  activate: {
    route: 'PATCH /org/program/{id}/activate',
    body: z.object({ active: z.boolean() }),
    reply: OrgProgram,
    ...manage,
    origin: 'spec',
  },
  /** By name; administrators see inactive ones, too. */
  categories: {
    route: 'GET /program_category',
    reply: z.array(ProgramCategory),
    ...see,
    origin: 'proposed',
  },
  /** Names are unique (422). */
  createCategory: {
    route: 'POST /program_category',
    body: z.object({ name: Name, ...category }),
    reply: ProgramCategory,
    ...manage,
    origin: 'proposed',
  },
  updateCategory: {
    route: 'PATCH /program_category/{id}',
    body: edit(z.object({ name: z.optional(Name), ...category })),
    reply: ProgramCategory,
    ...manage,
    origin: 'proposed',
  },
  /** Its programs stay, without a category. */
  removeCategory: {
    route: 'DELETE /program_category/{id}',
    reply: Done,
    ...manage,
    origin: 'proposed',
  },
  program: { route: 'GET /program/{id}', reply: ProgramDetail, ...see, origin: 'ours' },
  /** Takes part in an open program. */
  join: {
    route: 'POST /program/{id}/join',
    body: z.object({}),
    reply: ProgramDetail,
    ...see,
    origin: 'ours',
  },
  /** Leaves a program that one joined; what was done stays for a person who joins again. */
  leave: { route: 'POST /program/{id}/leave', body: z.object({}), reply: Done, ...see, origin: 'ours' },
  /** A lesson with its content. Raises 409 while it is locked. */
  lesson: {
    route: 'GET /program/{id}/lesson/{lessonId}',
    reply: ProgramLesson,
    ...see,
    origin: 'ours',
  },
  /** Keeps how far the reader came; opening a lesson keeps 0. */
  keepPlace: {
    route: 'POST /program/{id}/place',
    body: z.object({ lessonId: Id, place: z.int().check(z.gte(0), z.lte(100)) }),
    reply: Done,
    ...see,
    origin: 'ours',
  },
  /** Raises 409 until the reader has finished. */
  certificate: { route: 'GET /program/{id}/certificate', reply: ProgramCertificate, ...see, origin: 'ours' },
  /** For its builder, with right answers. */
  orgProgram: { route: 'GET /org/program/{id}', reply: OrgProgramDetail, ...manage, origin: 'ours' },
  /** Inactive, without people. */
  copy: {
    route: 'POST /org/program/{id}/copy',
    body: z.object({}),
    reply: OrgProgram,
    ...manage,
    origin: 'ours',
  },
  removal: { route: 'GET /org/program/{id}/removal', reply: ProgramRemoval, ...manage, origin: 'ours' },
  people: {
    route: 'GET /org/program/{id}/people',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      standing: z.optional(z.enum(programStandings)),
      departmentId: z.optional(Id),
      late: z.optional(z.boolean()),
    }),
    reply: ProgramPeople,
    ...manage,
    origin: 'ours',
  },
  /** What one person did, lesson by lesson. */
  person: { route: 'GET /program_assignment/{id}', reply: ProgramPersonDetail, ...manage, origin: 'ours' },
  /** Takes a person out who has not finished. */
  withdraw: {
    route: 'PATCH /program_assignment/{id}/withdraw',
    body: z.object({}),
    reply: ProgramPerson,
    ...manage,
    origin: 'ours',
  },
  /** Reminds people who have not finished; once a day. */
  remind: {
    route: 'POST /org/program/{id}/remind',
    body: z.object({}),
    reply: OrgProgram,
    ...manage,
    origin: 'ours',
  },
  /** Accepts a submission, or sends it back with a reason. */
  decide: {
    route: 'PATCH /program_submission/{id}/decide',
    body: z.object({
      accept: z.boolean(),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(textLength.description))),
    }),
    reply: ProgramSubmission,
    ...manage,
    origin: 'ours',
  },
});
