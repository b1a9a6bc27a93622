/** Notification settings of a person, stored in one row after the first change. */
import {
  digestHours,
  notificationTopics,
  type NotificationTopic,
} from '#schema/notifications/notifications.rules.ts';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import type { Context } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import { notificationSettings } from './notifications.tables.ts';

type SettingsRow = Row<typeof notificationSettings>;
type Choices = Omit<SettingsRow, 'id' | 'userId' | 'updatedAt'>;
type Reading = Pick<Context, 'store' | 'me'>;

/** Defaults for people without a row. */
const usual: Choices = {
  emailEnabled: true,
  pushEnabled: true,
  whatsappEnabled: false,
  phone: null,
  whatsappFailedAt: null,
  topics: {},
  digestHour: digestHours.usual,
};

/** The person's settings, or the defaults. */
export async function choicesOf({ store, me }: Reading): Promise<Choices> {
  const {
    rows: [row],
  } = await store.list(notificationSettings, { where: { userId: me.id } });
  return row ?? usual;
}

const topicsOf = (chosen: Choices['topics']): NotificationSettings['topics'] => {
  const isOn = (topic: NotificationTopic): boolean => chosen[topic] ?? true;
  return {
    comment: isOn('comment'),
    reaction: isOn('reaction'),
    birthday: isOn('birthday'),
    anniversary: isOn('anniversary'),
    poll: isOn('poll'),
    survey: isOn('survey'),
    evaluation: isOn('evaluation'),
    goal: isOn('goal'),
    task: isOn('task'),
    challenge: isOn('challenge'),
    communication: isOn('communication'),
    digest: isOn('digest'),
  };
};

/** The settings for display; without its own number WhatsApp uses that of the account. */
export const shownSettings = (
  { me }: Pick<Reading, 'me'>,
  { emailEnabled, pushEnabled, whatsappEnabled, phone, whatsappFailedAt, topics, digestHour }: Choices,
): NotificationSettings => ({
  emailEnabled,
  pushEnabled,
  whatsappEnabled,
  phone: phone ?? me.phone,
  whatsappFailed: whatsappFailedAt !== null,
  topics: topicsOf(topics),
  digestHour,
});

/** The topics with the given ones; topics that are not given stay. */
export const mergedTopics = (
  kept: Choices['topics'],
  given: Readonly<Partial<Record<NotificationTopic, boolean | undefined>>>,
): Choices['topics'] =>
  Object.fromEntries(
    notificationTopics.flatMap((topic) => {
      const isOn = given[topic] ?? kept[topic];
      return isOn === undefined ? [] : [[topic, isOn]];
    }),
  );

/** Stores the person's settings and returns them for display. */
export async function keepChoices(
  context: Pick<Context, 'store' | 'me' | 'at' | 'newId'>,
  change: Partial<Choices>,
): Promise<NotificationSettings> {
  const { store, me, at, newId } = context;
  const { emailEnabled, pushEnabled, whatsappEnabled, phone, whatsappFailedAt, topics, digestHour } = {
    ...(await choicesOf(context)),
    ...change,
  };
  const choices = {
    emailEnabled,
    pushEnabled,
    whatsappEnabled,
    phone,
    whatsappFailedAt,
    topics,
    digestHour,
  };
  const kept = { ...choices, updatedAt: at };
  if ((await store.update(notificationSettings, { userId: me.id }, kept)).length === 0)
    await store.insert(notificationSettings, [{ id: newId(), userId: me.id, ...kept }]);
  return shownSettings(context, choices);
}
