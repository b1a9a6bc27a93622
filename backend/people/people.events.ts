/** Events of people. */
import { domainEvent } from '../kit/domainEvent.ts';
import type { UserRow } from './users.rules.ts';

/** A person whose name is taken away. */
export interface RemovedPerson {
  /** The row as it was. */
  readonly user: UserRow;
  /** The address that stays in the row; no mail reaches it. */
  readonly address: string;
}

/** A person is about to be removed; the row is still as it was. */
export const personRemoving = domainEvent<Pick<RemovedPerson, 'user'>>('person.removing');

/** A person was removed: the row has no name any more. */
export const personRemoved = domainEvent<RemovedPerson>('person.removed');
