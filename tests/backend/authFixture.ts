/** A deployment for tests of sign-in, with access to mails, checked hashes and the log. */
import type { Dependencies } from '#backend/http/context.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Change, Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import {
  openTestDeployment,
  plainHasher,
  type TestDeployment,
  type StoreKind,
} from '../support/deployment.ts';

export const employee = 'employee@aurora.example';
export const nobody = 'nobody@nowhere.example';
export const right = 'aplauso-demo';
export const phrase = 'cuatro gatos duermen al sol';

/** A complete answer, as the caller sees it. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface AuthFixture {
  readonly deployment: TestDeployment;
  /** Password hashes that were checked. */
  readonly verified: (string | null)[];
  readonly logged: string[];
  readonly post: (
    path: string,
    body: object,
    more?: { token?: string; headers?: Record<string, string> },
  ) => Promise<Seen>;
  readonly login: (email: string, password?: string, source?: string) => Promise<Seen>;
  readonly inOrg: <A>(work: (store: Store) => Promise<A>) => Promise<A>;
  readonly person: (email?: string) => Promise<Row<typeof users>>;
  readonly change: (to: Change<Row<typeof users>>, email?: string) => Promise<void>;
  readonly methods: (methods: readonly SignInMethod[]) => Promise<void>;
  /** Mails in the outbox, oldest first. */
  readonly mails: () => Promise<readonly Row<typeof outbox>[]>;
  /** The code of the newest mail. */
  readonly code: () => Promise<string>;
  /** The token in the link of the newest mail. */
  readonly link: () => Promise<string>;
  /** The status of a read with a token. */
  readonly status: (token: string) => Promise<number>;
}

/** Opens the fixture; mails stay in the outbox unless `mailer` sends them. */
export async function openAuthFixture(
  kind: StoreKind,
  more: Partial<Pick<Dependencies, 'teams' | 'mailer' | 'pusher' | 'whatsapp' | 'channels' | 'address'>> = {},
): Promise<AuthFixture> {
  const verified: (string | null)[] = [];
  const logged: string[] = [];
  const deployment = await openTestDeployment(kind, {
    dependencies: (own) => ({
      ...own,
      hasher: {
        // Each hash is different, as with a real hasher.
        hash: async (text) => `${await plainHasher.hash(text)}#${own.newId()}`,
        verify: async (text, hash) => {
          verified.push(hash);
          return plainHasher.verify(text, hash?.split('#')[0] ?? null);
        },
      },
      log: (line, error) =>
        void logged.push(`${line} ${error instanceof Error ? `${error.message} ${error.stack ?? ''}` : ''}`),
      ...more,
    }),
  });
  const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
  const fixture: AuthFixture = {
    deployment,
    verified,
    logged,
    async post(path, body, { token, headers = {} } = {}) {
      const answer = await deployment.rest(`POST ${path}`, {
        body,
        headers,
        ...(token === undefined ? {} : { token }),
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: (await answer.json()) as Seen['body'],
      };
    },
    login: (email, password = 'wrong', source = '') =>
      fixture.post('/login', { email, password }, { headers: { 'x-aplauso-source': source } }),
    inOrg: (work) => deployment.db.tx(org, work),
    async person(email = employee) {
      const [row] = await fixture.inOrg(
        async (store) => (await store.list(users, { where: { email } })).rows,
      );
      if (row === undefined) throw new Error(`nobody has ${email}`);
      return row;
    },
    async change(to, email = employee) {
      await fixture.inOrg((store) => store.update(users, { email }, to));
    },
    async methods(signInMethods) {
      await fixture.inOrg((store) => store.update(organizations, {}, { signInMethods }));
    },
    mails: async () => fixture.inOrg(async (store) => (await store.list(outbox)).rows),
    code: async () => (await fixture.mails()).at(-1)?.code ?? '',
    link: async () =>
      new URL((await fixture.mails()).at(-1)?.link ?? 'none:').searchParams.get('token') ?? '',
    status: async (token) => (await deployment.rest('GET /user', { token })).status,
  };
  return fixture;
}

/** Reasons as `field: code`. */
export const reasonsOf = ({ body }: Seen): readonly string[] =>
  ((body['reasons'] ?? []) as { field: string; code: string }[]).map(
    ({ field, code }) => `${field}: ${code}`,
  );
