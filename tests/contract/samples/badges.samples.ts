/** Valid calls of badges and credentials. */
import { organizations } from '#backend/organization/organization.tables.ts';
import { publicId } from '#backend/recognitions/badges.views.ts';
import { badgeAwards, credentials } from '#backend/recognitions/recognitions.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { png } from '../../files/samples.ts';
import { firstId, noId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** A visible badge, an award of the employee without a credential, and an award with one. */
export const known = async (store: Store, { me }: Known) => {
  const myself = await firstId(store, users, { where: { email: me } });
  const { rows: taken } = await store.list(credentials, { where: { revokedAt: null } });
  const { rows: revoked } = await store.list(credentials, { where: { revokedAt: { ne: null } } });
  const { rows: mine } = await store.list(badgeAwards, { where: { userId: myself, withdrawnAt: null } });
  const over = new Set(revoked.map((one) => one.awardId));
  const [one] = taken;
  return {
    badge: await firstId(store, badges, { where: { active: true, isPublic: true } }),
    award: await firstId(store, badgeAwards, { where: { withdrawnAt: null } }),
    ownAward: mine.find((award) => !over.has(award.id))?.id ?? noId,
    takenAward: one?.awardId ?? noId,
    credential: publicId(await firstId(store, organizations), { id: one?.id ?? noId }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type BadgesKnown = Awaited<ReturnType<typeof known>>;

const admin = ({ slug }: Known): string => `admin@${slug}.example`;
const form = (): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Ancla de octubre',
    description: 'Guía a los demás',
    points: '25',
  }))
    made.append(name, value);
  made.append('roles', 'admin');
  made.append('roles', 'manager');
  made.append('image', new File([png], 'ancla.png', { type: 'image/png' }));
  return made;
};

export const restSamples: RestSamples<BadgesKnown> = {
  'recognitions.badges': () => ({}),
  'recognitions.badge': ({ badge }) => ({ search: `?id_recognition=${badge}` }),
  'recognitions.createBadge': () => ({ form: form() }),
  'recognitions.updateBadge': ({ badge }) => ({ body: { id: badge, points: 15, roles: ['admin'] } }),
  'recognitions.holders': ({ badge, ...all }) => ({
    params: { id: badge },
    search: '?page=1',
    // Other users see holders only if public badges are on.
    as: admin(all),
  }),
  'recognitions.awards': () => ({}),
  'recognitions.withdrawAward': ({ award }) => ({ params: { id: award } }),
  'recognitions.sendOrg': ({ badge, colleague }) => ({
    params: { id: badge },
    body: { reciever_emails: [colleague], message: 'Diez años con nosotros' },
  }),
  'recognitions.issueCredential': ({ ownAward, me }) => ({ params: { id: ownAward }, as: me }),
  'recognitions.credential': ({ credential }) => ({ params: { id: credential } }),
  'recognitions.revokeCredential': ({ takenAward, ...all }) => ({
    params: { id: takenAward },
    as: admin(all),
  }),
};

export const fieldSamples: FieldSamples<BadgesKnown> = {
  'Query.badges': () => '',
  'Query.badge': ({ badge }) => `(idRecognition: "${badge}")`,
  'Query.badgeHolders': ({ badge }) => `(id: "${badge}", page: 1)`,
  'Query.badgeAwards': () => '',
  'Query.credential': ({ credential }) => `(id: "${credential}")`,
  'Mutation.awardBadge': ({ badge, colleague }) => `(id: "${badge}", receiverEmails: ["${colleague}"])`,
  'Mutation.updateBadge': ({ badge }) => `(input: { id: "${badge}", points: 15 })`,
  'Mutation.withdrawAward': ({ award }) => `(id: "${award}")`,
  'Mutation.issueCredential': ({ ownAward }) => `(id: "${ownAward}")`,
  'Mutation.revokeCredential': ({ takenAward }) => `(id: "${takenAward}")`,
};
