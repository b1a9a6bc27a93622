/** What every step of an import is given. */
import type { SnapshotFrom } from 'xstate';
import type { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import type { PeopleImportActor } from './peopleImport.actors.ts';

/** Where the import stands. */
export type ImportSnapshot = SnapshotFrom<typeof peopleImportMachine>;

/** Whom to tell, and how it stands. */
export interface PartProps {
  readonly actor: PeopleImportActor;
  readonly state: ImportSnapshot;
}
