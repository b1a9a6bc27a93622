/** The facade over REST matches REST: same data, same refusals, and a fixed number of calls for lists of any length. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#schema/contract.ts';
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { toOurs } from '#schema/kit/wire.ts';
import { BootDocument } from '#src/gql/graphql.ts';
import { openTestDeployment, password, type TestDeployment } from '../support/deployment.ts';
import { serve } from './served.ts';

const asked: string[] = [];
let deployment: TestDeployment;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  deployment = await openTestDeployment('sql');
  served = await serve({
    rest: deployment.backend,
    transport: {
      base: 'http://in.process/rest',
      answer: (call) => {
        asked.push(new URL(call.url).pathname);
        return deployment.backend.call(call);
      },
    },
  });
});
afterAll(async () => {
  await served.stop();
  deployment.close();
});

const Answer = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(
    z.array(
      z.object({ path: z.optional(z.array(z.string())), extensions: z.record(z.string(), z.unknown()) }),
    ),
  ),
});
const boot = BootDocument.toString();
const employee = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await deployment.tokenOf('employee@aurora.example')}`,
  'x-page-origin': 'https://aurora.example',
});
const ask = async (query: string, variables: object = {}, headers?: Record<string, string>) => {
  asked.length = 0;
  return z.parse(Answer, await (await served.ask(query, variables, headers ?? (await employee()))).json());
};
const rest = async (route: string, reply: AnySchema): Promise<unknown> =>
  toOurs(
    reply,
    await (
      await deployment.rest(route, {
        as: 'employee@aurora.example',
        headers: { 'x-page-origin': 'https://aurora.example' },
      })
    ).json(),
  );

describe('the boot operation', () => {
  it('the boot operation makes five REST calls and holds their data', async () => {
    const { data, errors } = await ask(boot);
    expect(errors).toBeUndefined();
    expect([...asked].sort()).toEqual([
      '/rest/language',
      '/rest/org/services',
      '/rest/org/settings',
      '/rest/user',
      '/rest/user/notification_count',
    ]);
    expect(await rest('GET /user', contract.users.me.reply)).toMatchObject(data?.['user'] ?? {});
    expect(data?.['settings']).toEqual(await rest('GET /org/settings', contract.organization.settings.reply));
    expect(data?.['counts']).toEqual(
      await rest('GET /user/notification_count', contract.notifications.count.reply),
    );
    expect(data?.['languages']).toEqual(await rest('GET /language', contract.reference.languages.reply));
    const services = z.parse(
      z.record(z.string(), z.object({ active: z.boolean() })),
      await rest('GET /org/services', contract.organization.services.reply),
    );
    expect(data?.['modules']).toEqual(
      Object.entries(services).map(([flag, { active }]) => ({ flag, active })),
    );
  });

  it('the boot operation fails field by field without a session', async () => {
    const { errors } = await ask(boot, {}, {});
    const codes = Object.fromEntries(
      (errors ?? []).map(({ path, extensions }) => [path?.[0], extensions['code']]),
    );
    expect(codes).toMatchObject({
      user: 'unauthorized',
      counts: 'unauthorized',
      settings: 'unauthorized',
      modules: 'unauthorized',
    });
  });
});

describe('the sign-in over the facade', () => {
  const login =
    'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { authToken } }';

  it('signing in over the facade answers a token that opens the session', async () => {
    const { data } = await ask(login, { email: 'employee@aurora.example', password }, {});
    const { authToken } = z.parse(z.object({ authToken: z.string() }), data?.['login']);
    const me = await deployment.rest('GET /user', { token: authToken });
    expect(await me.json()).toMatchObject({ email: 'employee@aurora.example' });
  });

  it('a wrong password is refused in the same words over the facade and REST', async () => {
    const wrong = { email: 'employee@aurora.example', password: 'x' };
    const { errors } = await ask(login, wrong, { 'accept-language': 'en' });
    const overRest: unknown = await (
      await deployment.rest('POST /login', { body: wrong, headers: { 'accept-language': 'en' } })
    ).json();
    expect(overRest).toMatchObject({
      code: 'invalid_credentials',
      status: 401,
      retryable: false,
      message: errors?.[0]?.extensions['message'],
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'invalid_credentials',
      status: 401,
      retryable: false,
    });
  });
});

describe('the page of the feed', () => {
  it('a page of the feed over the facade is one REST call with the same posts', async () => {
    const { data } = await ask(
      'query Feed { posts(page: 1) { items { id message sender { email } receivers { user { email } } } pagination { page total } } }',
    );
    expect(asked).toEqual(['/rest/post']);
    const overRest = z.parse(
      z.object({ items: z.array(z.object({ id: z.string() })), pagination: z.object({ total: z.number() }) }),
      await rest('GET /post?page=1', contract.posts.list.reply),
    );
    const overFacade = z.parse(
      z.object({ items: z.array(z.object({ id: z.string() })), pagination: z.object({ total: z.number() }) }),
      data?.['posts'],
    );
    expect(overFacade.items.map(({ id }) => id)).toEqual(overRest.items.map(({ id }) => id));
    expect(overFacade.pagination.total).toBe(overRest.pagination.total);
  });
});

describe('the write over the facade', () => {
  it('a write repeated with its key is made once, and the key is refused for another content', async () => {
    const types = z.parse(
      z.array(z.object({ id: z.string() })),
      await rest('GET /post_type', contract.recognitions.postTypes.reply),
    );
    const send = 'mutation Send($input: RecognitionInput!) { sendRecognition(input: $input) { id } }';
    const input = {
      receiverEmails: ['manager@aurora.example'],
      amount: 1,
      postTypes: [types[0]?.id],
      message: 'Gracias por tu ayuda con el informe.',
    };
    const headers = { ...(await employee()), 'idempotency-key': 'one-intent' };
    const first = await ask(send, { input }, headers);
    const again = await ask(send, { input }, headers);
    expect(first.errors).toBeUndefined();
    expect(again.data).toEqual(first.data);
    const other = await ask(send, { input: { ...input, amount: 2 } }, headers);
    expect(other.errors?.[0]?.extensions).toMatchObject({
      code: 'key_reused',
      status: 409,
      retryable: false,
    });
  });

  it('a refused write names the fields as the form spells them', async () => {
    const send = 'mutation Send($input: RecognitionInput!) { sendRecognition(input: $input) { id } }';
    const { errors } = await ask(send, {
      input: { receiverEmails: ['nobody@aurora.example'], amount: 1, postTypes: [], message: 'x' },
    });
    const reasons = z.parse(z.array(z.object({ field: z.string() })), errors?.[0]?.extensions['reasons']);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid', status: 422 });
    expect(reasons.map(({ field }) => field.split('.')[0])).toContain('postTypes');
  });
});
