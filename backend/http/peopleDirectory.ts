/** What a deployment answers about the LDAP directory of an organisation. */
import type { OrgId } from '../store/port.ts';

/** A person in the LDAP directory. */
export interface DirectoryPerson {
  readonly ldapId: string;
  /** Empty if the entry has none; `aliases` are all addresses of an entry with several, in any order. */
  readonly email: string;
  readonly aliases?: readonly string[];
  /** The account is disabled; the entry exists, but the filter leaves it out. */
  readonly isInactive?: boolean;
  readonly isHidden?: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly department: string | null;
  readonly jobPosition: string | null;
}

/**
 * All people in an organisation's LDAP directory, and those of the `expected` ids that its filter hides; undefined if it has
 * none; throws if the directory does not answer.
 */
export type PeopleDirectory = (
  org: OrgId,
  expected?: readonly string[],
) => Promise<readonly DirectoryPerson[] | undefined>;
