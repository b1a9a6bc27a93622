/** Before a send administrators see whom it would reach, and they set the quiet hours. */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import type { CommunicationChannel } from '#schema/communications/communications.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { withPreparation, type Before } from '../http/lazyService.ts';
import { pageOf } from '../http/pages.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { peopleById, type UserRow } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import type { CommunicationRow } from './communications.access.ts';
import { communicationSettings } from './communications.tables.ts';
import { mailsARun, quietHoursOf } from './quiet.ts';
import { audienceOf, inTwice, listPeople, meansOf, settingsFor, stateFor, type Means } from './reach.ts';

type Endpoints = typeof communicationEndpoints;
type Calls = 'reach' | 'reachPeople' | 'settings' | 'updateSettings';

interface Plan {
  readonly audience: CommunicationRow['audienceKind'];
  readonly communicationGroupId?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly channels: readonly CommunicationChannel[];
}

/** What the deployment can send, read before the transaction. */
export const deployed = async ({ dependencies: { channels } }: Before): Promise<Means> => ({
  email: channels.email,
  whatsapp: channels.whatsapp,
});

interface Reached {
  readonly people: readonly UserRow[];
  readonly twice: readonly UserRow[];
  readonly byChannel: ReadonlyMap<CommunicationChannel, ReadonlyMap<string, readonly UserRow[]>>;
}

/** Everybody whom a send would reach, by channel and by what becomes of it. */
async function reachOf(context: Context, plan: Plan, given: Means): Promise<Reached> {
  const { store, now, language } = context;
  const { audience: audienceKind, communicationGroupId = null, departmentId = null, channels } = plan;
  const audience = await audienceOf(store, { audienceKind, groupId: communicationGroupId, departmentId });
  if (audience === null) throw domainError('not_found', language);
  const people = await listPeople(store, audience, dayAt(now, await timezoneOf(store)));
  const settings = await settingsFor(
    store,
    people.map(({ id }) => id),
  );
  const means = await meansOf(store, given, now);
  const byChannel = new Map(
    channels.map((channel) => [
      channel,
      Map.groupBy(people, (user) => stateFor(channel, user, settings.get(user.id), means)) as ReadonlyMap<
        string,
        readonly UserRow[]
      >,
    ]),
  );
  return { people, twice: await inTwice(store, audience, people), byChannel };
}

async function settingsOf(store: Store) {
  const { from, to, weekends } = await quietHoursOf(store);
  return { quietFrom: from, quietTo: to, quietWeekends: weekends, mailsASecond: await mailsARun(store) };
}

export const planningService: Pick<Service<Endpoints>, Calls> = {
  reach: withPreparation<Endpoints['reach'], Means>(deployed, async (context, { body }, means) => {
    const { people, twice, byChannel } = await reachOf(context, body, means);
    return {
      people: people.length,
      twice: twice.length,
      channels: [...byChannel].map(([channel, states]) => ({
        channel,
        reached: states.get('sent')?.length ?? 0,
        noAddress: states.get('no_address')?.length ?? 0,
        optedOut: states.get('opted_out')?.length ?? 0,
        off: states.get('off')?.length ?? 0,
        refused: 0,
        unknown: 0,
        bounced: 0,
        complained: 0,
      })),
    };
  }),

  reachPeople: withPreparation<Endpoints['reachPeople'], Means>(
    deployed,
    async (context, { body }, means) => {
      const { part, channel, page, perPage } = body;
      const { people, twice, byChannel } = await reachOf(context, body, means);
      const states = channel === undefined ? undefined : byChannel.get(channel);
      const found =
        part === 'people'
          ? people
          : part === 'twice'
            ? twice
            : (states?.get(part === 'reached' ? 'sent' : part) ?? []);
      const { items, pagination } = pageOf(found, { page, perPage });
      const shown = await peopleById(
        context,
        items.map(({ id }) => id),
      );
      return { items: items.flatMap(({ id }) => shown.get(id) ?? []), pagination };
    },
  ),

  async settings({ store }) {
    return settingsOf(store);
  },

  async updateSettings(context, { body }) {
    const { store, at, newId } = context;
    const before = await settingsOf(store);
    expectBase(context, body, before);
    const next = {
      quietFrom: body.quietFrom ?? before.quietFrom,
      quietTo: body.quietTo ?? before.quietTo,
      quietWeekends: body.quietWeekends ?? before.quietWeekends,
      mailsASecond: body.mailsASecond ?? before.mailsASecond,
    };
    const { rows } = await store.list(communicationSettings, { limit: 1 });
    if (rows[0] === undefined)
      await store.insert(communicationSettings, [{ id: newId(), ...next, updatedAt: at }]);
    else await store.update(communicationSettings, { id: rows[0].id }, { ...next, updatedAt: at });
    return next;
  },
};
