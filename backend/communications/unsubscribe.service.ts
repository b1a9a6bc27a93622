/** One click in a mail program stops the mails of one topic to its person (RFC 8058). */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import { digestHours } from '#schema/notifications/notifications.rules.ts';
import type { PublicContext, Service, Sign } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { sameText } from '../kit/sameText.ts';
import { notificationSettings } from '../notifications/notifications.tables.ts';
import { users } from '../people/users.tables.ts';
import type { OrgId, Store } from '../store/port.ts';

/** Signs of the signature in an address: 192 bits. */
const signs = 32;

/** Topics with mails of their own; addresses of the first one do not name it. */
const stoppable = ['communication', 'digest'] as const;
type Stoppable = (typeof stoppable)[number];

const signatureOf = async (sign: Sign, org: OrgId, userId: string, topic: Stoppable): Promise<string> =>
  (await sign(`mailStop:${org}:${userId}${topic === 'communication' ? '' : `:${topic}`}`)).slice(0, signs);

/** The address for one person's mails; only the deployment can make it. */
export const unsubscribeAddress = async (
  { base, org, sign }: { readonly base: string; readonly org: OrgId; readonly sign: Sign },
  userId: string,
  topic: Stoppable = 'communication',
): Promise<string> => {
  const signature = await signatureOf(sign, org, userId, topic);
  const named = topic === 'communication' ? '' : `.${topic}`;
  return `${base}/rest/communication/unsubscribe/${org}.${userId}.${signature}${named}`;
};

/** Switches the topic off for a person; false for an unknown person. */
async function switchOff(
  { store, at, newId }: { readonly store: Store; readonly at: string; readonly newId: () => string },
  userId: string,
  topic: Stoppable,
): Promise<boolean> {
  const { rows } = await store.list(users, { where: { id: userId, deletedAt: null } });
  if (rows.length === 0) return false;
  const {
    rows: [own],
  } = await store.list(notificationSettings, { where: { userId } });
  const change = { topics: { ...own?.topics, [topic]: false }, updatedAt: at };
  if (own !== undefined) {
    await store.update(notificationSettings, { userId }, change);
    return true;
  }
  await store.insert(notificationSettings, [
    {
      id: newId(),
      userId,
      emailEnabled: true,
      pushEnabled: true,
      whatsappEnabled: false,
      phone: null,
      whatsappFailedAt: null,
      digestHour: digestHours.usual,
      ...change,
    },
  ]);
  return true;
}

async function stop({ dependencies, at, newId, language }: PublicContext, key: string): Promise<void> {
  const [org = '', userId = '', signature = '', named = 'communication'] = key.split('.');
  const topic = stoppable.find((one) => one === named);
  const { db, sign } = dependencies;
  const isOurs = topic !== undefined && sameText(signature, await signatureOf(sign, org, userId, topic));
  const isKnown = isOurs && (await db.directory.organizations()).includes(org);
  if (!isKnown || !(await db.tx(org, (store) => switchOff({ store, at, newId }, userId, topic))))
    throw domainError('not_found', language);
}

export const unsubscribeService: Pick<Service<typeof communicationEndpoints>, 'unsubscribe'> = {
  async unsubscribe(context, { params: { key } }) {
    await stop(context, key);
    return { success: true };
  },
};
