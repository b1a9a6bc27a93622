/** Fixture for tests of the public API: keys as administrators create them, calls as other programs make them. */
import { createBackend, type Backend } from '#backend/app.ts';
import type { Dependencies } from '#backend/http/context.ts';
import { apiScopes, type ApiScope } from '#schema/permissions.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { moneyIn } from './money.ts';

export const admin = 'admin@aurora.example';
export const employee = 'employee@aurora.example';
export const manager = 'manager@aurora.example';
export const otherAdmin = 'admin@boreal.example';

/** An answer with the fields that tests read. */
export interface Heard {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: {
    readonly code?: string;
    readonly retryable?: boolean;
    readonly reasons?: readonly { readonly field: string; readonly code: string }[];
    readonly posts?: readonly { readonly id: string; readonly reciever_email: string }[];
  } & Readonly<Record<string, unknown>>;
}

/** A key as the wire lists it. */
export interface ListedKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly created_by: { readonly id: string; readonly name: string };
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly status: string;
  readonly key?: string;
}

const heard = async (answer: Response): Promise<Heard> => ({
  status: answer.status,
  retryAfter: answer.headers.get('retry-after'),
  body: (await answer.json()) as Heard['body'],
});

/** Field and code of each reason. */
export const reasonsIn = ({ body }: Heard): readonly string[] =>
  (body.reasons ?? []).map(({ field, code }) => `${field}: ${code}`);

/** A deployment with its log, and a second process over the same store. */
export async function openApiFixture(
  kind: StoreKind,
  options: Parameters<typeof openTestDeployment>[1] = {},
) {
  const logged: string[] = [];
  let beside: Dependencies | undefined;
  const deployment: TestDeployment = await openTestDeployment(kind, {
    ...options,
    dependencies: (own) =>
      (beside = {
        ...own,
        log: (line, error) => void logged.push(`${line} ${error instanceof Error ? error.stack : ''}`),
      }),
  });
  if (beside === undefined) throw new Error('the home has taken no edges');
  const another: Backend = createBackend(beside);
  const money = moneyIn(deployment);

  const asked = async (route: string, as: string, body?: unknown, headers = {}) =>
    heard(await deployment.rest(route, { as, ...(body === undefined ? {} : { body }), headers }));
  const called = async (route: string, key: string, body?: unknown, headers = {}) =>
    heard(
      await deployment.rest(route, {
        ...(body === undefined ? {} : { body }),
        headers: { authorization: key, ...headers },
      }),
    );
  const keys = async (as = admin): Promise<readonly ListedKey[]> =>
    (await (await deployment.rest('GET /api/key', { as })).json()) as readonly ListedKey[];
  /** Creates a key and returns all its fields. */
  const made = async (
    said: { readonly scopes?: readonly ApiScope[]; readonly expires_at?: string | null } = {},
    as = admin,
  ): Promise<ListedKey & { readonly key: string }> => {
    const body = { name: 'Nómina', scopes: apiScopes, ...said };
    return (await (await deployment.rest('POST /api/key', { as, body })).json()) as ListedKey & {
      key: string;
    };
  };
  return {
    deployment,
    logged,
    another,
    money,
    asked,
    called,
    keys,
    made,
    /** Creates a key; returns its text. */
    key: async (...said: Parameters<typeof made>) => (await made(...said)).key,
    revoke: (id: string, as = admin) => asked(`DELETE /api/key/${id}`, as),
    recognise: (key: string, body: Readonly<Record<string, unknown>> = {}, headers = {}) =>
      called(
        'POST /api/send_recognition',
        key,
        {
          sender_email: employee,
          reciever_emails: [manager],
          amount: 5,
          post_types: ['Gracias'],
          message: 'Gracias por el turno',
          ...body,
        },
        headers,
      ),
    badge: (key: string, badgeId: string, emails: readonly string[] = [manager]) =>
      called('POST /api/send_badge', key, { reciever_emails: emails, badge_id: badgeId }),
  };
}
export type ApiFixture = Awaited<ReturnType<typeof openApiFixture>>;
