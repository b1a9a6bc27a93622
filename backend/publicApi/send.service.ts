/** Posts by an API key: a recognition in the name of a person, or a badge in the name of the organisation (spec §1). */
import { may } from '#schema/permissions.ts';
import type { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import type { KeyContext, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { awardOrg } from '../recognitions/awardOrg.ts';
import { badgeById } from '../recognitions/badges.rules.ts';
import { createRecognition } from '../recognitions/createRecognition.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishPost } from '../recognitions/publish.ts';
import { receiversOf } from '../recognitions/receivers.ts';
import type { Asking } from '../recognitions/send.checks.ts';
import type { UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';
import { apiSends } from './publicApi.tables.ts';

/** Accepts types by id or by name in either language. Errors do not reveal which types exist. */
const byName: Asking = {
  means: ({ postType: { id, name, nameEn } }, said) =>
    id === said || [name, nameEn ?? ''].some((one) => fold(one) === fold(said)),
  refused: (fault) => (fault === 'type_limit_reached' ? fault : 'type_named'),
};

/** The sender of a recognition; throws 422 together with the errors of the receivers. */
async function senderOf(
  { store, language }: KeyContext,
  {
    senderEmail,
    receiverEmails,
  }: { readonly senderEmail: string; readonly receiverEmails: readonly string[] },
): Promise<UserRow> {
  const {
    rows: [sender],
  } = await store.list(users, {
    where: { email: senderEmail.toLowerCase(), active: true, deletedAt: null },
  });
  if (sender !== undefined && may(sender.userType, 'recognition.send')) return sender;
  const findings = new ValidationErrors(language);
  findings.add('senderEmail', 'sender_unknown');
  await receiversOf({ store }, receiverEmails, findings);
  findings.throwIfAny();
  throw new Error('a finding was settled without a refusal');
}

const remember = async ({ store, key, newId, at }: KeyContext, postIds: readonly string[]): Promise<void> => {
  await store.insert(
    apiSends,
    postIds.map((postId) => ({ id: newId(), keyId: key.id, postId, createdAt: at })),
  );
};

export const publicSendService: Service<Pick<typeof publicApiEndpoints, 'sendRecognition' | 'sendBadge'>> = {
  async sendRecognition(context, { body }) {
    const { store, at } = context;
    const me = await senderOf(context, body);
    const { receiverEmails, amount, postTypes, message } = body;
    const wish = {
      receiverEmails,
      amount,
      distribution: 'each' as const,
      postTypes,
      valueIds: [],
      message,
      attachmentKeys: [],
      isPrivate: false,
    };
    const { post, people } = await createRecognition({ ...context, me }, wish, {
      publishAt: at,
      asking: byName,
    });
    await publishPost({ ...context, timezone: await timezoneOf(store) }, post);
    await remember(context, [post.id]);
    return { posts: people.map(({ email }) => ({ id: post.id, receiverEmail: email })) };
  },

  async sendBadge(context, { body }) {
    const { store, language } = context;
    const findings = new ValidationErrors(language);
    const badge = await badgeById(store, body.badgeId);
    if (badge?.active !== true) findings.add('badgeId', 'badge_unknown');
    const people = await receiversOf(context, body.receiverEmails, findings);
    findings.throwIfAny();
    const posts = badge === undefined ? [] : await awardOrg(context, badge, '', people);
    const ids = posts.map(({ id }) => id);
    await remember(context, ids);
    return { posts: people.map(({ email }, place) => ({ id: ids[place] ?? '', receiverEmail: email })) };
  },
};
