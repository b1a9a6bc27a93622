/** A person's notifications and notification settings (spec §7 "Notifications"). */
import type { inboxEndpoints, NotificationChannels } from '#schema/notifications/notifications.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import type { Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { publishToPages } from '../http/openPages.ts';
import { peopleById } from '../people/users.rules.ts';
import { countsOf } from './counts.ts';
import { deviceService } from './devices.service.ts';
import { excerptOf, seenAmong } from './inbox.reads.ts';
import { eventSubjects } from '../events/events.subjects.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { whyReturned } from '../recognitions/returned.ts';
import { whyHeldBack } from '../surveys/fewPeople.ts';
import { programNames } from '../programs/programs.views.ts';
import { taskTitles } from '../tasks/tasks.views.ts';
import { choicesOf, keepChoices, mergedTopics, shownSettings } from '../notifications/settings.rules.ts';

export const inboxService: Service<typeof inboxEndpoints> = {
  async list(context, { query: { page, unread = false } }) {
    const { store, me } = context;
    const { items, pagination } = await pageFrom(
      store,
      notifications,
      {
        where: { userId: me.id, ...(unread ? { readAt: null } : {}) },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    const seen = await seenAmong(
      context,
      items.flatMap((row) => row.postId ?? []),
    );
    const people = await peopleById(
      context,
      items.flatMap((row) => row.actorId ?? []),
    );
    const why = await whyHeldBack(
      context,
      items.flatMap(({ kind, sourceId }) => (kind === 'survey_few' && sourceId !== null ? [sourceId] : [])),
    );
    const returned = await whyReturned(
      context,
      items.flatMap(({ kind, sourceId }) =>
        kind === 'recognition_returned' && sourceId !== null ? [sourceId] : [],
      ),
    );
    const about = (what: string): readonly string[] =>
      items.flatMap(({ kind, sourceId }) => (kind.startsWith(what) && sourceId !== null ? [sourceId] : []));
    const titles = [
      why,
      await taskTitles(context, about('task')),
      await eventSubjects(context, about('event')),
      await programNames(context, about('program')),
    ];
    const subjectOf = (sourceId: string): string =>
      titles.find((one) => one.has(sourceId))?.get(sourceId) ?? '';
    return {
      items: items.map(({ id, kind, actorId, postId, sourceId, readAt, createdAt }) => {
        const post = seen.get(postId ?? '');
        return {
          id,
          kind,
          actor: people.get(actorId ?? '') ?? null,
          postId: post?.id ?? null,
          sourceId,
          excerpt:
            returned.get(sourceId ?? '') ??
            (post === undefined ? subjectOf(sourceId ?? '') : excerptOf(post.message)),
          readAt,
          createdAt,
        };
      }),
      pagination,
    };
  },

  async markRead(context, { body: { ids, read } }) {
    const { store, me, at } = context;
    const marked = await store.update(
      notifications,
      {
        userId: me.id,
        readAt: read ? null : { ne: null },
        ...(ids === undefined ? {} : { id: { in: ids } }),
      },
      { readAt: read ? at : null },
    );
    // The person's other open pages must update their counts.
    if (marked.length > 0) publishToPages(context, 'notification.changed', null, [me.id]);
    return countsOf(context);
  },

  async settings(context) {
    return shownSettings(context, await choicesOf(context));
  },

  channels: withPreparation<(typeof inboxEndpoints)['channels'], NotificationChannels>(
    async ({ dependencies: { channels } }) => channels,
    async (_context, _input, channels) => channels,
  ),

  async updateSettings(context, { body: { emailEnabled, pushEnabled, topics, digestHour } }) {
    const kept = await choicesOf(context);
    return keepChoices(context, {
      ...(emailEnabled === undefined ? {} : { emailEnabled }),
      ...(pushEnabled === undefined ? {} : { pushEnabled }),
      ...(topics === undefined ? {} : { topics: mergedTopics(kept.topics, topics) }),
      ...(digestHour === undefined ? {} : { digestHour }),
    });
  },

  ...deviceService,

  async updateWhatsapp(context, { body: { whatsappEnabled, phone } }) {
    const known = phone ?? (await choicesOf(context)).phone ?? context.me.phone;
    const findings = new ValidationErrors(context.language);
    if (whatsappEnabled && known === null) findings.add('phone', 'required');
    findings.throwIfAny();
    return keepChoices(context, { whatsappEnabled, phone: known, whatsappFailedAt: null });
  },

  async deactivateWhatsapp(context) {
    return keepChoices(context, { whatsappEnabled: false });
  },
};
