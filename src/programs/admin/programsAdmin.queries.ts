/** Calls of programs for administrators. */
import { adminResource, adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, sending } from '#src/api/documents.ts';
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
  RemindProgramDocument,
  UpdateProgramCategoryDocument,
  UpdateProgramDocument,
  WithdrawProgramAssignmentDocument,
  type AllProgramsQuery,
  type UpdateProgramInput,
} from '#src/gql/graphql.ts';
import { programsKey } from '#src/programs/programs.queries.ts';
import { refreshPrograms } from '#src/programs/programs.writes.ts';

/** One of the programs, active or inactive. */
export type AdminProgram = AllProgramsQuery['allPrograms']['items'][number];

const queryKey = [...programsKey, 'admin'] as const;
const change = sending(UpdateProgramDocument);

/** All programs, newest first. A change refreshes every list of them. */
export const programResource = {
  ...pagedResource([...queryKey, 'list'], AllProgramsDocument, refreshPrograms),
  one: (id: string) => reading([...queryKey, 'one', id], OrgProgramDocument, { id }, adminStaleMs),
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
} as const;

/** The write that assigns a program of a type. */
export const assignProgram = {
  course: creating(AssignCourseDocument),
  custom: creating(AssignCustomProgramDocument),
  generic: creating(AssignGenericProgramDocument),
} as const;

/** The people of a program. */
export const programPeopleResource = {
  ...pagedResource([...queryKey, 'people'], ProgramPeopleDocument, refreshPrograms),
  one: (id: string) => reading([...queryKey, 'person', id], ProgramPersonDocument, { id }, adminStaleMs),
  withdraw: sending(WithdrawProgramAssignmentDocument),
  decide: sending(DecideProgramSubmissionDocument),
} as const;

export const programCategoryResource = {
  ...adminResource([...queryKey, 'categories'], ProgramCategoriesDocument, refreshPrograms),
  create: sending(CreateProgramCategoryDocument),
  update: sending(UpdateProgramCategoryDocument),
  remove: sending(DeleteProgramCategoryDocument),
} as const;
