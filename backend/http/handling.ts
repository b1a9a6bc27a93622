/** Event handlers: they run inside the transaction of the event, in the order of `backend/handlers.ts`. */
import type { DomainEvent } from '../kit/domainEvent.ts';
import { personRemoved, type RemovedPerson } from '../people/people.events.ts';
import type { Table } from '../store/table.ts';
import type { Context, Handling, PersonTables } from './context.ts';

/** Declares the handler of a domain for an event. */
export const on = <Fact>(
  event: DomainEvent<Fact>,
  domain: string,
  run: (context: Context, fact: Fact) => Promise<void>,
): Handling => ({ event: event.name, domain, run });

/** Declares what a domain does with its tables when a person is removed. */
export const onPersonRemoved = (
  domain: string,
  people: PersonTables,
  run?: (context: Context, person: RemovedPerson) => Promise<void>,
): Handling => ({
  ...on(personRemoved, domain, async (context, person) => {
    const { store } = context;
    const mine = { userId: person.user.id };
    for (const table of people.removes ?? []) {
      const { rows } =
        people.takeAlong === undefined ? { rows: [] } : await store.list<Table>(table, { where: mine });
      await people.takeAlong?.(
        context,
        rows.map(({ id }) => id),
      );
      await store.remove<Table>(table, mine);
    }
    await run?.(context, person);
  }),
  people,
});

/** Runs all handlers of an event, one after the other. */
export async function emit<Fact>(
  context: Context,
  event: DomainEvent<Fact>,
  fact: NoInfer<Fact>,
): Promise<void> {
  for (const { event: name, run } of context.handlers)
    if (name === event.name) await run(context, fact as never); // `on` gave the handler the type of its event
}
