/** Events of people. */
import { domainEvent } from '../kit/domainEvent.ts';
import type { UserRow } from './users.rules.ts';

/** A person who is being anonymised. */
export interface RemovedPerson {
  /** The row before the removal. */
  readonly user: UserRow;
  /** The undeliverable address that stays in the row. */
  readonly address: string;
}

/** A person is about to be removed; the row is unchanged. */
export const personRemoving = domainEvent<Pick<RemovedPerson, 'user'>>('person.removing');

/** A person was removed; the row has no name any more. */
export const personRemoved = domainEvent<RemovedPerson>('person.removed');
