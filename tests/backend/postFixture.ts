/** A small organisation for tests of posts: five people, two of each feed filter, and no post at the start. */
import { expect } from 'vitest';
import { modules, organizations } from '#backend/organization/organization.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { relist, type PostRow } from '#backend/posts/posts.scopes.ts';
import {
  comments,
  postReceivers,
  posts,
  postScopes,
  reactions,
  subcomments,
} from '#backend/posts/posts.tables.ts';
import { badges, postTypes, recognitionSettings, recognitionTypes } from '#backend/program/program.tables.ts';
import { defaultSettings } from '#backend/program/settings.rules.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { values } from '#backend/program/values.tables.ts';
import { moduleFlags } from '#schema/modules.ts';
import type { Role } from '#schema/permissions.ts';
import type { RecognitionSettings } from '#schema/recognitions/settings.endpoints.ts';
import { openTestDeployment, noon, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';
import { renewals } from '#backend/points/points.tables.ts';

/** Name → role and department. */
const staff = {
  ana: ['employee', 'sales'],
  bruno: ['employee', 'sales'],
  elena: ['employee', 'works'],
  carla: ['manager', 'works'],
  diego: ['admin', null],
} as const satisfies Record<string, readonly [Role, string | null]>;
export type Name = keyof typeof staff;
export const names = ['ana', 'bruno', 'elena', 'carla', 'diego'] as const satisfies readonly Name[];
export const roleOf = (name: Name): Role => staff[name][0];
export const departmentOf = (name: Name): string | null => staff[name][1];

const createdAt = new Date(noon - 86_400_000 * 30).toISOString();
const emailOf = (name: Name): string => `${name}@taller.example`;

const person = (name: Name): Row<typeof users> => ({
  id: name,
  firstName: name,
  lastName: 'Taller',
  email: emailOf(name),
  passwordHash: 'plain:aplauso-demo',
  userType: staff[name][0],
  active: true,
  takesPoints: true,
  language: 'spanish',
  jobPosition: null,
  departmentId: staff[name][1],
  birthday: null,
  admissionDate: null,
  profileImageUrl: null,
  photoKey: null,
  photoSmallKey: null,
  backgroundKey: null,
  birthdayImageKey: null,
  bio: null,
  phone: null,
  phoneShown: false,
  timezone: null,
  birthdayShown: 'no_year' as const,
  anniversaryShown: 'full' as const,
  fold: name,
  tokenEpoch: 0,
  employeeNumber: null,
  managerId: null,
  activatedAt: createdAt,
  countryId: null,
  cityId: null,
  passwordExpired: false,
  expiresAt: null,
  deletedAt: null,
  createdAt,
});

const named = { nameEn: null, description: '', icon: null, iconKey: null, active: true, createdAt };

/** The organisation; ids are names, so that a failing test can be read. */
export const taller: OrgSeed = {
  org: 'taller',
  keys: ['host:taller.example', ...names.map((name) => `email:${emailOf(name)}`)],
  rows: {
    [organizations.name]: [
      {
        id: 'taller',
        name: 'Taller',
        slug: 'taller',
        defaultLanguage: 'spanish',
        timezone: 'America/Mexico_City',
        bannerMain: '#112233',
        bannerSecondary: null,
        logoUrl: null,
        logoKey: null,
        legalName: null,
        countryId: null,
        marketingText: null,
        supportChannelUrl: null,
        supportEmail: null,
        whatsappNumber: null,
        workplaceUrl: null,
        externalEvaluationUrl: null,
        signInMethods: ['password', 'otp'],
        createdAt,
      } satisfies Row<typeof organizations>,
    ],
    [modules.name]: moduleFlags.map((flag) => ({ id: flag, flag, active: true })),
    [departments.name]: ['sales', 'works'].map((id) => ({
      id,
      name: id,
      active: true,
      parentId: null,
      managerId: null,
      createdAt,
    })),
    [users.name]: names.map(person),
    // No purse renews here, so that only jobs of the tests are due.
    [renewals.name]: names.map((id) => ({ id, userId: id, month: '9999-12', createdAt })),
    [values.name]: ['care', 'craft'].map((id, position) => ({ id, name: id, position, ...named })),
    [recognitionTypes.name]: ['thanks', 'great'].map((id) => ({
      id,
      name: id,
      color: null,
      minPoints: 0,
      maxPoints: null,
      roles: ['employee', 'manager', 'admin'],
      receiverRoles: ['employee', 'manager', 'admin'],
      seenBy: 'everyone',
      superTypeId: null,
      valueId: null,
      ...named,
    })),
    [postTypes.name]: ['thanks', 'great'].map((id, position) => ({
      id,
      recognitionTypeId: id,
      name: id,
      nameEn: null,
      color: '#aa3366',
      icon: null,
      iconKey: null,
      position,
      active: id === 'thanks',
    })),
    [badges.name]: [
      { id: 'shown', isPublic: true, imageKey: null, imageUrl: '/badge.svg' },
      { id: 'inner', isPublic: false, imageKey: 'corp-benef-image/picture', imageUrl: null },
    ].map((badge) => ({
      ...badge,
      name: badge.id,
      description: '',
      points: 0,
      roles: ['employee', 'manager', 'admin'],
      categoryId: null,
      active: true,
      awardedCount: 0,
      createdBy: null,
      createdAt,
    })),
  },
};

/** The fields of a post that a test sets; by default a published recognition without points. */
export type Made = Partial<Omit<PostRow, 'senderId'>> & {
  readonly from?: Name | null;
  readonly to?: readonly Name[];
  /** For each receiver. */
  readonly points?: number;
};

let made = 0;

/**
 * Inserts a post as rows, listed in the feed if it belongs there; returns its id. Each post is a minute newer than the
 * one before.
 */
export async function insertPost(store: Store, newId: () => string, said: Made = {}): Promise<string> {
  const { from = 'ana', to = ['bruno'], points = 0, ...own } = said;
  made++;
  const post = defaultPost({
    id: `post-${String(made).padStart(5, '0')}`,
    kind: 'recognition',
    senderId: from,
    amount: points * to.length,
    typeIds: ['thanks'],
    message: 'Gracias',
    createdAt: new Date(Date.parse(createdAt) + made * 60_000).toISOString(),
    ...own,
  });
  await store.insert(posts, [post]);
  await store.insert(
    postReceivers,
    to.map((userId, position) => ({
      id: newId(),
      postId: post.id,
      userId,
      position,
      points,
      published: post.state === 'published' && !post.hidden,
      special: post.badgeId !== null,
      createdAt: post.createdAt,
    })),
  );
  await relist({ store, newId }, post);
  return post.id;
}

/** An answer with any content. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call; each test names its fields
  readonly said: any;
}

export interface Fixture {
  readonly deployment: TestDeployment;
  look<A>(work: (store: Store) => Promise<A>): Promise<A>;
  change<A>(work: (store: Store) => Promise<A>): Promise<A>;
  /** Inserts a post; returns its id. */
  post(said?: Made): Promise<string>;
  /** A call as a user makes it. */
  call(name: Name, route: string, body?: unknown): Promise<Answer>;
  /** Ids on a page, as a user sees it. */
  ids(name: Name, route: string): Promise<readonly string[]>;
  set(to: Partial<RecognitionSettings>): Promise<void>;
  /** New notifications of a user, oldest first: kind and actor. */
  noticesOf(name: Name): Promise<readonly (readonly [string, string | null])[]>;
}

/** The organisation on one of the stores. */
export async function openFixture(kind: StoreKind): Promise<Fixture> {
  const deployment = await openTestDeployment(kind, { world: [taller] });
  const fixture: Fixture = {
    deployment,
    look: (work) => deployment.db.read('taller', work),
    change: (work) => deployment.db.tx('taller', work),
    post: (said) => fixture.change((store) => insertPost(store, deployment.dependencies.newId, said)),
    async call(name, route, body) {
      const answer = await deployment.rest(route, {
        as: emailOf(name),
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      return { status: answer.status, text, said: JSON.parse(text) };
    },
    async ids(name, route) {
      const { status, said, text } = await fixture.call(name, route);
      expect(status, text).toBe(200);
      return (said.items as { id: string }[]).map(({ id }) => id);
    },
    set: async (to) => {
      await fixture.change(async (store) => {
        await store.remove(recognitionSettings, {});
        await store.insert(recognitionSettings, [{ id: 'settings', ...defaultSettings, ...to }]);
      });
    },
    async noticesOf(name) {
      const { rows } = await fixture.look((store) =>
        store.list(notifications, { where: { userId: name }, order: [['id', 'asc']] }),
      );
      return rows.map(({ kind: what, actorId }) => [what, actorId] as const);
    },
  };
  return fixture;
}

/** Faults between posts, their counters and their scopes; empty if all is correct. */
export async function faultsOf(store: Store): Promise<readonly string[]> {
  const { rows: all } = await store.list(posts);
  const { rows: scopes } = await store.list(postScopes);
  const { rows: given } = await store.list(reactions);
  const { rows: said } = await store.list(comments);
  const { rows: answers } = await store.list(subcomments);
  return all.flatMap((post) => {
    const of = (rows: readonly { readonly postId: string }[]): number =>
      rows.filter((row) => row.postId === post.id).length;
    const belongs = post.state === 'published' && !post.isPrivate && !post.filed && !post.hidden;
    const found = scopes.filter((row) => row.postId === post.id && !row.scope.startsWith('reports:'));
    const checks: readonly (readonly [boolean, string])[] = [
      [post.listed === belongs, 'listed'],
      [found.length > 0 === belongs, 'scopes'],
      [found.every((row) => row.seenBy === post.seenBy && row.createdAt === post.createdAt), 'scope rows'],
      [post.likesCount === of(given), 'likes'],
      [post.commentsCount === of(said) + of(answers), 'comments'],
      [answers.every((row) => said.some((one) => one.id === row.commentId)), 'answers without a comment'],
    ];
    return checks.filter(([holds]) => !holds).map(([, what]) => `${post.id}: ${what}`);
  });
}
