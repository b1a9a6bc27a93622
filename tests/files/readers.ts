/** The people of the tests of files, and what a case of them says. */
import type { RepositoryFixture } from '#tests/backend/repositoryFixture.ts';

/** Who asks: sender, receiver, colleague of them, colleague of nobody, manager, administrators, external, foreign. */
export const people = ['ana', 'bruno', 'elena', 'nora', 'mario', 'diego', 'dora', 'xavi', 'olga'] as const;
export type Person = (typeof people)[number];
/** Everybody of the organisation but the external. */
export const members = people.filter((name) => name !== 'xavi' && name !== 'olga');

/** A file in a record: who reads it, how the record ends or its rights change, and who reads the file then. */
export interface Case {
  readonly what: string;
  readonly hang: (fixture: RepositoryFixture) => Promise<{
    readonly key: string;
    readonly readers: readonly Person[];
    readonly end: () => Promise<unknown>;
    readonly after: readonly Person[];
  }>;
}
