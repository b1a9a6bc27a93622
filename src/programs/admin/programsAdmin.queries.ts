/** Calls of programs for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import {
  AllProgramsDocument,
  CreateProgramDocument,
  DeleteProgramDocument,
  UpdateProgramDocument,
  type AllProgramsQuery,
} from '#src/gql/graphql.ts';
import { programQueries } from '#src/programs/programs.queries.ts';

/** One of the programs, active or inactive. */
export type AdminProgram = AllProgramsQuery['allPrograms'][number];

/** All programs by name. A change refreshes every list of them. */
export const programResource = {
  ...adminResource(
    [...programQueries.all(), 'admin'],
    AllProgramsDocument,
    (cache) => void cache.invalidateQueries({ queryKey: programQueries.all() }),
  ),
  create: creating(CreateProgramDocument),
  update: sending(UpdateProgramDocument),
  turn: switching(UpdateProgramDocument),
  remove: sending(DeleteProgramDocument),
} as const;
