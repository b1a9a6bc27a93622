/** What becomes of a mail after it left, in the row of its person and in the counter of its communication. */
import type { DeliveryState } from '#schema/communications/communications.rules.ts';
import type { Store } from '../store/port.ts';
import { communicationPeople, communications } from './communications.tables.ts';

/** Endings after which the mail may have arrived, so that it does not count as failed. */
const mayHaveArrived: readonly DeliveryState[] = ['unknown', 'complained'];

/** Notes how a mail ended; nothing for one that is in none of the states in which that can happen. */
export async function noteMail(
  store: Store,
  personId: string,
  { from, to }: { readonly from: readonly DeliveryState[]; readonly to: DeliveryState },
): Promise<void> {
  const [person] = await store.update(
    communicationPeople,
    { id: personId, email: { in: from } },
    { email: to },
  );
  if (person === undefined || mayHaveArrived.includes(to) || person.failed) return;
  await store.update(communicationPeople, { id: person.id }, { failed: true });
  await store.update(communications, { id: person.communicationId }, { failed: { inc: 1 } });
}
