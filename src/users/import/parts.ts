/** The props of every step of an import. */
import type { SnapshotFrom } from 'xstate';
import type { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import type { PeopleImportActor } from './peopleImport.actors.ts';

/** The machine's snapshot. */
export type ImportSnapshot = SnapshotFrom<typeof peopleImportMachine>;

/** The actor, and its snapshot. */
export interface PartProps {
  readonly actor: PeopleImportActor;
  readonly state: ImportSnapshot;
}
