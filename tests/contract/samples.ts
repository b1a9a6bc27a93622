/** A valid call for every row and every field of the facade, so that derived tests have something right to spoil. */
import { posts } from '#backend/posts/posts.tables.ts';
import { postTypes } from '#backend/recognitions/recognitions.tables.ts';
import type { Home } from '../support/home.ts';

/** Parts of a REST call in the wire's spelling. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Ids of an organisation that samples need. */
export interface Known {
  readonly post: string;
  readonly type: string;
  readonly colleague: string;
}

/** Finds what samples need in the world of a home; `slug` is aurora or boreal. */
export async function knownOf({ db }: Home, slug: 'aurora' | 'boreal'): Promise<Known> {
  const org = (await db.directory.find(`email:employee@${slug}.example`)) ?? '';
  return db.read(org, async (store) => {
    const {
      rows: [post],
    } = await store.list(posts, { order: [['createdAt', 'desc']], limit: 1 });
    const {
      rows: [type],
    } = await store.list(postTypes, { where: { active: true }, order: [['position', 'asc']], limit: 1 });
    return { post: post?.id ?? '', type: type?.id ?? '', colleague: `manager@${slug}.example` };
  });
}

const recognition = ({ type, colleague }: Known): Record<string, unknown> => ({
  reciever_emails: [colleague],
  amount: 5,
  post_types: [type],
  message: 'Gracias por cerrar el informe a tiempo.',
});

/** Operation → a right call. A row without a sample turns the contract test red. */
export const restSamples: Readonly<Record<string, (known: Known) => Sample>> = {
  'auth.login': () => ({ body: { email: 'employee@aurora.example', password: 'aplauso-demo' } }),
  'auth.teams': () => ({ body: { token: 'a team-chat token' } }),
  'auth.flow': () => ({}),
  'organization.settings': () => ({}),
  'organization.branding': () => ({}),
  'organization.services': () => ({}),
  'users.me': () => ({}),
  'users.search': () => ({ body: { keywords: 'a', page: 1, perPage: 5 } }),
  'users.all': () => ({}),
  'posts.list': () => ({ search: '?page=1' }),
  'posts.get': ({ post }) => ({ params: { id: post } }),
  'recognitions.send': (known) => ({ body: recognition(known) }),
  'recognitions.postTypes': () => ({}),
  'points.history': () => ({ search: '?page=1&wallet=redeem' }),
  'notifications.count': () => ({}),
  'reference.languages': () => ({}),
};

/** `Query.field` or `Mutation.field` → the arguments of a right call, as GraphQL text. */
export const fieldSamples: Readonly<Record<string, (known: Known) => string>> = {
  'Query.authFlow': () => '',
  'Query.settings': () => '',
  'Query.branding': () => '',
  'Query.modules': () => '',
  'Query.user': () => '',
  'Query.people': () => '(input: { keywords: "a", page: 1, perPage: 5 })',
  'Query.allPeople': () => '',
  'Query.posts': () => '(page: 1)',
  'Query.post': ({ post }) => `(id: "${post}")`,
  'Query.postTypes': () => '',
  'Query.statement': () => '(page: 1, purse: redeem)',
  'Query.counts': () => '',
  'Query.languages': () => '',
  'Mutation.login': () => '(email: "employee@aurora.example", password: "aplauso-demo")',
  'Mutation.exchangeTeamsToken': () => '(token: "a team-chat token")',
  'Mutation.sendRecognition': ({ type, colleague }) =>
    `(input: { receiverEmails: ["${colleague}"], amount: 5, postTypes: ["${type}"], message: "Gracias" })`,
};
