/** Who gets a communication by which channel, for the preview before a send and for the delivery itself. */
import type { CommunicationChannel } from '#schema/communications/communications.rules.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { isPhone, plainPhone } from '#schema/users/account.rules.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import { isStopped, stoppedAddresses } from '../mail/stops.ts';
import { notificationSettings } from '../notifications/notifications.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { everyone, peopleIn } from '../departments/audience.ts';
import { communicationGroups } from './communications.tables.ts';

type Settings = Row<typeof notificationSettings>;

/** What the deployment can send. */
export interface Means {
  readonly email: boolean;
  readonly whatsapp: boolean;
}

/** What can be sent now: also the addresses that are stopped. */
export interface MeansNow extends Means {
  readonly stopped: ReadonlySet<string>;
}

/** The modules of the organisation and the channels of the deployment together, at a moment in ms. */
export async function meansOf(store: Store, deployed: Means, now: number): Promise<MeansNow> {
  const isOn = await switchesOf(store, ['whatsapp']);
  return {
    email: deployed.email,
    whatsapp: deployed.whatsapp && isOn('whatsapp'),
    stopped: await stoppedAddresses(store, now),
  };
}

/** The parts of an audience as a send names it. */
export interface Addressed {
  readonly audienceKind: 'all' | 'group' | 'department';
  readonly groupId: string | null;
  readonly departmentId: string | null;
}

/** The audience of a send; null if its group is gone. */
export async function audienceOf(
  store: Store,
  { audienceKind, groupId, departmentId }: Addressed,
): Promise<PeopleAudience | null> {
  if (audienceKind === 'all') return everyone;
  if (audienceKind === 'department')
    return departmentId === null ? null : { ...everyone, everyone: false, departmentIds: [departmentId] };
  const {
    rows: [group],
  } = await store.list(communicationGroups, { where: { id: groupId ?? '' } });
  return group?.audience ?? null;
}

/** What becomes of one channel for one person. */
export function stateFor(
  channel: CommunicationChannel | 'notice',
  user: Pick<UserRow, 'activatedAt' | 'email' | 'phone'>,
  settings: Settings | undefined,
  means: MeansNow,
): 'sent' | 'no_address' | 'opted_out' | 'off' {
  switch (channel) {
    case 'pin':
    case 'newsfeed':
    case 'notice':
      return 'sent';
    case 'email':
      if (!means.email) return 'off';
      // Nobody is mailed before the first sign-in except with the invitation.
      if (user.activatedAt === null || user.email === '' || isStopped(means.stopped, user.email))
        return 'no_address';
      return settings?.emailEnabled === false || settings?.topics.communication === false
        ? 'opted_out'
        : 'sent';
    case 'whatsapp': {
      if (!means.whatsapp) return 'off';
      if (settings?.whatsappEnabled !== true) return 'opted_out';
      const phone = settings.phone ?? user.phone;
      if (phone === null || !isPhone(plainPhone(phone)) || settings.whatsappFailedAt !== null)
        return 'no_address';
      return 'sent';
    }
  }
}

/** The notification settings of people, by person. */
export async function settingsFor(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Settings>> {
  const { rows } = await store.list(notificationSettings, { where: { userId: { in: ids } } });
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The people of an audience on a day, in the order of their ids. */
export const listPeople = async (
  store: Store,
  audience: PeopleAudience,
  day: string,
): Promise<readonly UserRow[]> =>
  (await store.list(users, { where: await peopleIn(store, audience, day) })).rows;

/** People who are in an audience by more than one of its parts. */
export async function inTwice(
  store: Store,
  { everyone: isAll, departmentIds, groupIds, userIds }: PeopleAudience,
  people: readonly UserRow[],
): Promise<readonly UserRow[]> {
  if (isAll) return [];
  const { rows: members } =
    groupIds.length === 0
      ? { rows: [] }
      : await store.list(userGroupMembers, { where: { groupId: { in: groupIds } } });
  const parts = new Map<string, number>();
  const add = (id: string): void => void parts.set(id, (parts.get(id) ?? 0) + 1);
  for (const id of userIds) add(id);
  for (const { userId } of members) add(userId);
  return people.filter(
    ({ id, departmentId }) =>
      (parts.get(id) ?? 0) + (departmentId !== null && departmentIds.includes(departmentId) ? 1 : 0) > 1,
  );
}
