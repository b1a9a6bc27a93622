/** Calls of programs for administrators. */
import { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import type { ProgramType } from '#schema/programs/programs.rules.ts';
import { adminResource, adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, readingPages, sending, switching } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  ActivateProgramDocument,
  AllProgramsDocument,
  AssignCourseDocument,
  AssignCustomProgramDocument,
  AssignGenericProgramDocument,
  CopyProgramDocument,
  CreateProgramCategoryDocument,
  CreateProgramDocument,
  DecideProgramSubmissionDocument,
  DeleteProgramCategoryDocument,
  DeleteProgramDocument,
  OrgProgramDocument,
  ProgramCategoriesDocument,
  ProgramPeopleDocument,
  ProgramPersonDocument,
  ProgramRemovalDocument,
  ProgramSubmissionsDocument,
  ProgramSurveysDocument,
  RemindProgramDocument,
  UpdateProgramCategoryDocument,
  UpdateProgramDocument,
  WithdrawProgramAssignmentDocument,
  type AllProgramsQuery,
  type OrgProgramQuery,
  type ProgramCategoriesQuery,
  type ProgramPeopleQuery,
  type ProgramPeopleQueryVariables,
  type ProgramSubmissionsQuery,
  type ProgramSubmissionsQueryVariables,
  type UpdateProgramInput,
} from '#src/gql/graphql.ts';
import { programsKey } from '#src/programs/programs.queries.ts';
import { refreshPrograms } from '#src/programs/programs.writes.ts';

/** One of the programs, active or inactive. */
export type AdminProgram = AllProgramsQuery['allPrograms']['items'][number];
/** A program with its lessons as they are built. */
export type BuiltProgram = OrgProgramQuery['orgProgram'];
export type Category = ProgramCategoriesQuery['programCategories'][number];
export type Participant = ProgramPeopleQuery['programPeople']['items'][number];
export type PeopleFilter = Omit<ProgramPeopleQueryVariables, 'id' | 'page'>;
/** What somebody handed in. */
export type Submission = ProgramSubmissionsQuery['programSubmissions']['items'][number];

const queryKey = [...programsKey, 'admin'] as const;
const change = sending(UpdateProgramDocument);

/** The filters of the list, as the address has them. */
export const programSearch = searchOf(programEndpoints.all.query);

/** All programs, newest first. A change refreshes every list of them. */
export const programResource = {
  ...pagedResource([...queryKey, 'list'], AllProgramsDocument, refreshPrograms),
  /** Never cached: the editor must start with the current lessons. */
  one: (id: string) => ({ ...reading([...queryKey, 'one', id], OrgProgramDocument, { id }, 0), gcTime: 0 }),
  create: creating(CreateProgramDocument),
  update: (
    { id, input }: { readonly id: string; readonly input: Omit<UpdateProgramInput, 'id'> },
    key: string,
  ) => change({ input: { id, ...input } }, key),
  turn: ({ id, active }: Switching) => answerOf(ActivateProgramDocument, { id, active }, {}),
  copy: sending(CopyProgramDocument),
  /** What deleting would do. */
  removal: (id: string) => reading([...queryKey, 'removal', id], ProgramRemovalDocument, { id }, 0),
  remove: sending(DeleteProgramDocument),
  remind: sending(RemindProgramDocument),
  /** The surveys that a lesson or a program can ask for. */
  surveys: () => reading([...queryKey, 'surveys'], ProgramSurveysDocument, {}, adminStaleMs),
} as const;

/** The write that assigns a program of a type. */
export const assignProgram = {
  course: creating(AssignCourseDocument),
  custom: creating(AssignCustomProgramDocument),
  generic: creating(AssignGenericProgramDocument),
} as const satisfies Readonly<Record<ProgramType, unknown>>;

/** The people of a program. */
export const programPeopleResource = {
  list: (id: string, filter: PeopleFilter) =>
    readingPages(
      [...queryKey, 'people', id, filter],
      ProgramPeopleDocument,
      (page) => ({ id, page, ...filter }),
      adminStaleMs,
    ),
  one: (id: string) => reading([...queryKey, 'person', id], ProgramPersonDocument, { id }, adminStaleMs),
  withdraw: sending(WithdrawProgramAssignmentDocument),
  refresh: refreshPrograms,
} as const;

/** One page of the people of a program, for its file. */
export async function programPeoplePage(id: string, page: number, signal: AbortSignal) {
  const { items, pagination } = await answerOf(
    ProgramPeopleDocument,
    { id, page },
    { signal, pass: 'request' },
  );
  return { items, ...pagination };
}

/** What people handed in for a program, newest first. */
export const programSubmissionResource = {
  list: (id: string, status: ProgramSubmissionsQueryVariables['status']) =>
    readingPages(
      [...queryKey, 'submissions', id, status],
      ProgramSubmissionsDocument,
      (page) => ({ id, page, status }),
      adminStaleMs,
    ),
  decide: sending(DecideProgramSubmissionDocument),
  refresh: refreshPrograms,
} as const;

export const programCategoryResource = {
  ...adminResource([...queryKey, 'categories'], ProgramCategoriesDocument, refreshPrograms),
  create: sending(CreateProgramCategoryDocument),
  update: sending(UpdateProgramCategoryDocument),
  turn: switching(UpdateProgramCategoryDocument),
  remove: sending(DeleteProgramCategoryDocument),
} as const;
