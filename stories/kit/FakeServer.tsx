/** The surroundings of a screen in a story: a cache, a user, an organisation, a URL, and a fake server. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { errorOf, type ErrorCode, type Reason } from '#schema/errors.ts';
import { moduleFlags, type ActiveModules } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import type { TypedDocumentString } from '#src/gql/documentString.ts';
import type * as documents from '#src/gql/graphql.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { seedMe, type Me } from '#src/session/me.queries.ts';
import { inView, unanswered } from './calm.ts';
import { conversation, me, people, posts, types, values } from './world.sample.ts';
import { must } from './must.ts';

/** A response with an error of the catalogue. */
export class Refuses {
  readonly code: ErrorCode;
  readonly reasons: readonly Reason[];
  constructor(code: ErrorCode, reasons: Refuses['reasons'] = []) {
    this.code = code;
    this.reasons = reasons;
  }
}

type Documents = typeof documents;
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type AnswerTo<Document> =
  Document extends TypedDocumentString<infer Result, infer Variables>
    ? (variables: Frozen<Variables>) => Frozen<Result> | Refuses | Promise<Frozen<Result> | Refuses>
    : never;

/**
 * Responses by operation, of the type that the operation selects, or an error; a promise that never resolves simulates
 * a slow server.
 */
export type Answers = {
  readonly [
    Name in keyof Documents as Name extends `${infer Operation}Document` ? Operation : never
  ]?: AnswerTo<Documents[Name]>;
};

/** A response that never arrives. */
export const never = unanswered;
/** A failed response; not repeatable, so the failure is shown immediately. */
export const fails =
  (code: ErrorCode = 'internal') =>
  (): Refuses =>
    new Refuses(code);

/** What everyone may send without a limit. */
const free = {
  superType: null,
  subTypes: [],
  minPoints: 0,
  maxPoints: null,
  valueId: null,
  leftThisMonth: null,
  receiverRoles: ['employee', 'manager', 'admin'],
} as const;

type Answer = (variables: Record<string, unknown>) => unknown;

const usual: Answers = {
  Me: () => ({ user: me }),
  PostTypes: () => ({ postTypes: types.map((one) => ({ ...one, ...free })) }),
  Celebrations: () => ({ birthdays: [], anniversaries: [] }),
  People: ({ input }) => {
    const { keywords, emails } = input;
    const items = people.filter((one) =>
      !emails
        ? `${one.firstName} ${one.lastName} ${one.jobPosition ?? ''}`
            .toLowerCase()
            .includes((keywords ?? '').toLowerCase())
        : emails.includes(one.email),
    );
    return { people: { items, pagination: { total: items.length } } };
  },
  Departments: () => ({
    departments: people.map(({ departmentId, departmentName }) => ({
      id: departmentId ?? '',
      name: departmentName ?? '',
      usersCount: 4,
    })),
  }),
  ComposerValues: () => ({ values: values.map((one) => ({ ...one, active: true })) }),
  Conversation: () => ({ conversation }),
  BoostRules: () => ({ recognitionSettings: { boostEnabled: true, boostMax: 50 } }),
  WhoReacted: () => ({
    likes: {
      items: people.slice(1, 6).map((user, index) => ({
        id: user.id,
        user,
        code: must((['love', 'celebrate', 'support', 'wow', 'like'] as const)[index]),
      })),
      pagination: { page: 1, totalPages: 2 },
    },
  }),
  WhoBoosted: () => ({
    boosts: people.slice(3, 6).map((user, index) => ({
      id: user.id,
      user,
      amount: 5 * (index + 1),
      total: 10 * (index + 1),
      createdAt: must(posts[0]).createdAt,
    })),
  }),
  PostRemoval: () => ({
    postRemoval: { returned: 50, writtenOff: 12, boostsReturned: 20, receivers: 1, comments: 3 },
  }),
};

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/**
 * Replaces the network for one story; pass it to `beforeEach`. Other operations get default responses with the
 * sample people and types.
 */
export const serverSays =
  (answers: Answers = {}) =>
  (): (() => void) => {
    const real = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/graphql')) return real(input, init);
      const { query, variables } = (await request.json()) as {
        query: string;
        variables: Record<string, unknown>;
      };
      const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
      const all = { ...usual, ...answers } as Readonly<Record<string, Answer>>; // its operation is known by its name only
      const said = await (all[name] ?? fails('not_found'))(variables);
      if (!(said instanceof Refuses)) return json({ data: said });
      const facts = errorOf(said.code, 'es').facts();
      return json({
        data: null,
        errors: [
          {
            message: facts.message,
            path: [name],
            extensions: { ...facts, retryable: false, reasons: said.reasons },
          },
        ],
      });
    };
    return () => {
      globalThis.fetch = real;
    };
  };

/** Every module on. */
export const everyModule: ActiveModules = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));

export interface StageProps {
  children: ReactNode;
  /** URL of the screen. */
  at?: string | undefined;
  /** Fills the cache before the first render. */
  seed?: ((cache: QueryClient) => void) | undefined;
  person?: Me | null | undefined;
}

/** The surroundings of a story; each story gets its own. */
export function Stage({ children, at = '/', seed, person = me }: StageProps): ReactElement {
  const [cache] = useState(() => {
    const made = inView(createQueryClient());
    if (person !== null) seedMe(made, person);
    seed?.(made);
    return made;
  });
  const [place] = useState(() => {
    const [path = '/', search = ''] = at.split('?');
    return memoryLocation({ path, searchPath: search });
  });
  return (
    <Router hook={place.hook} searchHook={place.searchHook}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={{ modules: everyModule, areModulesMissing: false, settings: null }}>
          {children}
        </OrganizationContext>
      </QueryClientProvider>
    </Router>
  );
}
