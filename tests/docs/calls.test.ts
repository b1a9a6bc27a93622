/** The documentation of the public API is true: its calls succeed, and its refused calls fail as described. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox } from '#machines/sandbox.samples.ts';
import { pathOf } from '#schema/kit/endpoint.ts';
import { publicApiEndpoints, type Sandbox } from '#schema/publicApi/publicApi.endpoints.ts';
import { callNamed, callOf, placeholders, services, trials, type Trial } from '#src/docs/calls.ts';
import { requestOf, type ApiCall } from '#src/docs/samples.ts';
import { trialWords } from '#src/docs/trialWords.ts';
import type { TestDeployment } from '#tests/support/deployment.ts';
import { aDocsHome, keysOf } from './apiFixture.ts';

interface Said {
  readonly code?: string;
  readonly posts?: readonly { readonly id: string; readonly reciever_email: string }[];
  readonly reasons?: readonly { readonly field: string; readonly code: string }[];
}

describe.each(['tab', 'sql'] as const)('the sandbox of the documentation, %s store', (kind) => {
  let deployment: TestDeployment;
  let sandbox: Sandbox;
  beforeAll(async () => {
    deployment = await aDocsHome(kind);
    sandbox = await keysOf(deployment);
  });
  afterAll(() => deployment.close());

  const make = async (call: ApiCall): Promise<{ readonly answer: Response; readonly said: Said }> => {
    const answer = await deployment.backend.fetch(requestOf(call, 'http://home.test', 'es'));
    return { answer, said: (await answer.json()) as Said };
  };
  const named = (id: string): ApiCall => {
    const call = callNamed(id, sandbox, 'es');
    if (call === undefined) throw new Error(`there is no call ${id}`);
    return call;
  };
  const feed = async (): Promise<readonly { readonly kind: string; readonly receivers: string[] }[]> =>
    (
      await deployment.rest('GET /api/sandbox/feed', { headers: { authorization: sandbox.key } })
    ).json() as Promise<readonly { kind: string; receivers: string[] }[]>;

  test.each(['recognition', 'badge'] as const)(
    'the sample of a %s succeeds and arrives in the feed',
    async (service) => {
      const call = named(service);
      expect(call.url).toBe(`http://home.test/rest${pathOf(publicApiEndpoints[services[service]])}`);
      const before = await feed();
      const { answer, said } = await make(call);
      expect(answer.status).toBe(200);
      const wanted =
        service === 'badge' ? sandbox.receiverEmails.slice(0, 1) : sandbox.receiverEmails.slice(0, 2);
      expect(said.posts?.map((one) => one.reciever_email)).toEqual(wanted);
      const after = await feed();
      expect(after).toHaveLength(before.length + 1);
      expect(after[0]).toMatchObject({ kind: service });
      expect(after[0]?.receivers).toHaveLength(wanted.length);
    },
  );

  test.each(trials as readonly Trial[])(
    'the call $id is refused with $status, and nothing arrives in the feed',
    async (trial) => {
      const before = await feed();
      const { answer, said } = await make(named(trial.id));
      expect({ status: answer.status, reasons: said.reasons?.map(({ code }) => code) }).toEqual({
        status: trial.status,
        reasons: trial.reason === undefined ? [] : (expect.arrayContaining([trial.reason]) as unknown),
      });
      expect(answer.headers.has('retry-after')).toBe(trial.status === 429);
      // Each trial has a single fault; the rest of the call is valid.
      if (trial.id === 'nothing')
        expect(said.reasons?.map(({ field, code }) => `${field}:${code}`)).toEqual([
          'sender_email:required',
          'reciever_emails:required',
          'amount:required',
          'post_types:required',
        ]);
      else expect(said.reasons ?? []).toHaveLength(trial.reason === undefined ? 0 : 1);
      expect(await feed()).toHaveLength(before.length);
    },
  );
});

test('every refusal in the documentation has a title that is unique within its call', () => {
  expect(Object.keys(trialWords).toSorted()).toEqual(trials.map(({ id }) => id).toSorted());
  for (const service of ['recognition', 'badge'] as const) {
    const titles = trials.filter((one) => one.service === service).map(({ id }) => trialWords[id].title.id);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('a misspelt sample has the field in one spelling only', () => {
  for (const id of ['spelt', 'badgeSpelt'])
    expect(Object.keys(callNamed(id, openSandbox, 'es')?.body ?? {})).toEqual(
      expect.not.arrayContaining(['reciever_emails']),
    );
});

test('samples without a sandbox hold placeholders and no real key', () => {
  const call = callOf('recognition', placeholders('https://docs.example.com'));
  expect(call).toMatchObject({
    url: 'https://docs.example.com/rest/api/send_recognition',
    key: 'YOUR_API_KEY',
    body: { reciever_emails: ['receiver@example.com'], post_types: ['YOUR_RECOGNITION_TYPE'] },
  });
});
