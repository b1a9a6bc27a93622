/** WhatsApp on Node: its requests and settings, and how it handles every answer of the Cloud API. */
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { WhatsappMessage } from '#backend/http/messengers.ts';
import { NotTaken } from '#backend/jobs/queue.ts';
import { readSettings } from '#server/settings.ts';
import { cloudWhatsapp, printedWhatsapp } from '#server/whatsapp.ts';
import { otherServer } from './served.ts';

const token = 'token-of-tests-123';
const env = {
  WHATSAPP_TOKEN: token,
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TEMPLATES: 'comment=aplauso_comment,comment.en=aplauso_comment_en,*=aplauso_notice',
  WHATSAPP_LANGUAGES: 'es=es_MX,en=en_US',
};
const message: WhatsappMessage = {
  to: '+16505551234',
  kind: 'order',
  language: 'spanish',
  sentence: 'Hay novedades de un pedido',
};

type Answer = (response: ServerResponse) => void;
const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
/** The answer of the documentation to a message that was accepted. */
const accepted = says(200, {
  messaging_product: 'whatsapp',
  contacts: [{ input: '+16505551234', wa_id: '16505551234' }],
  messages: [
    { id: 'wamid.HBgLMTY1MDU1NTEyMzQVAgARGBI5QTNDQTVCM0Q0Q0Q2RTY3RTcA', message_status: 'accepted' },
  ],
});
/** The shape of an error in the documentation. */
const refuses = (status: number, code: number, headers: Record<string, string> = {}): Answer =>
  says(
    status,
    {
      error: {
        message: `(#${code}) Something about +16505551234`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details: 'Details' },
        fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
      },
    },
    headers,
  );

let api: Awaited<ReturnType<typeof otherServer>> | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

async function whatsappAt(answer: Answer, waitMs?: number) {
  api = await otherServer((_request, response) => answer(response));
  const { whatsapp } = readSettings({ ...env, WHATSAPP_API_URL: `${api.base}/v24.0/` }, []);
  if (whatsapp === undefined) throw new Error('no WhatsApp');
  return cloudWhatsapp(whatsapp, waitMs === undefined ? {} : { waitMs });
}
/** The failure of one message. */
async function failure(answer: Answer, waitMs?: number): Promise<NotTaken> {
  const send = await whatsappAt(answer, waitMs);
  const error: unknown = await send(message).catch((thrown: unknown) => thrown);
  if (!(error instanceof NotTaken)) throw new Error('the message was taken');
  return error;
}

describe('a message', () => {
  it('a message is one request with the token, the number and the common template with its sentence', async () => {
    expect(await (await whatsappAt(accepted))(message)).toBe('sent');
    const [asked, ...more] = api?.asked ?? [];
    expect(more).toEqual([]);
    expect([asked?.method, asked?.url, asked?.headers.authorization]).toEqual([
      'POST',
      '/api/v24.0/106540352242922/messages',
      `Bearer ${token}`,
    ]);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '+16505551234',
      type: 'template',
      template: {
        name: 'aplauso_notice',
        language: { code: 'es_MX' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Hay novedades de un pedido' }] }],
      },
    });
  });

  it.each([
    ['spanish', 'aplauso_comment', 'es_MX'],
    ['english', 'aplauso_comment_en', 'en_US'],
  ] as const)(
    'a message with a template of its kind in %s has no parameters',
    async (language, name, code) => {
      const send = await whatsappAt(accepted);
      await send({ ...message, kind: 'comment', language });
      expect(JSON.parse(api?.asked[0]?.body ?? '')).toMatchObject({
        template: { name, language: { code } },
      });
      expect(api?.asked[0]?.body).not.toContain('components');
    },
  );

  it('a message of a kind without a template is not sent', async () => {
    api = await otherServer((_request, response) => accepted(response));
    const { whatsapp } = readSettings(
      { ...env, WHATSAPP_TEMPLATES: 'comment=aplauso_comment', WHATSAPP_API_URL: api.base },
      [],
    );
    if (whatsapp !== undefined) await cloudWhatsapp(whatsapp)(message);
    expect(api.asked).toEqual([]);
  });
});

describe('a refused message', () => {
  it.each([131_021, 131_026, 131_030, 131_050])(
    'the code %i means that the number is unreachable',
    async (code) => {
      expect(await (await whatsappAt(refuses(400, code)))(message)).toBe('unreachable');
    },
  );

  it.each([
    ['a rate limit with a pause', refuses(429, 130_429, { 'retry-after': '120' }), 120_000],
    ['a rate limit without a pause', refuses(400, 130_429), 0],
    ['the limit of a pair', refuses(400, 131_056), 0],
    ['an expired token', refuses(401, 190), 0],
    ['a service that is down', says(503, 'no JSON of the documentation'), 0],
    ['a limit of the account', refuses(429, 80_007, { 'retry-after': 'soon' }), 0],
  ])('%s is tried again', async (_name, answer, again) => {
    expect((await failure(answer)).again).toBe(again);
  });

  it('a pause can be a date', async () => {
    const until = new Date(Date.now() + 600_000).toUTCString();
    const { again } = await failure(refuses(429, 4, { 'retry-after': until }));
    expect(again).toBeGreaterThan(500_000);
    expect(again).toBeLessThanOrEqual(600_000);
  });

  it.each([
    ['a wrong number of parameters', refuses(400, 132_000)],
    ['an unknown template', refuses(404, 132_001)],
    ['an invalid parameter', refuses(400, 100)],
    ['a blocked account', refuses(403, 368)],
    ['an answer without a known shape', says(400, { oops: true })],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/x' }).end()],
  ])('%s is not tried again', async (_name, answer) => {
    expect((await failure(answer)).again).toBe('never');
  });

  it('a message whose answer never came may have arrived, and is not tried again', async () => {
    expect((await failure(() => undefined, 50)).again).toBe('never');
    expect((await failure((response) => void response.destroy())).again).toBe('never');
  });

  it('a message without an answering server is tried again', async () => {
    const send = await whatsappAt(accepted);
    await api?.stop();
    api = undefined;
    await expect(send(message)).rejects.toMatchObject({ code: 'ECONNREFUSED', again: 0 });
  });

  it('a failure names the code and the status, and neither number nor token', async () => {
    const error = await failure(refuses(404, 132_001));
    expect([error.code, error.responseCode]).toEqual(['WHATSAPP 132001', 404]);
    expect(JSON.stringify([error.message, error.stack])).not.toMatch(/6505551234|token-of-tests/u);
  });
});

describe('the settings of WhatsApp', () => {
  it('WhatsApp is off by default', () => {
    expect(readSettings({}, []).whatsapp).toBeUndefined();
  });

  it.each([
    [{ WHATSAPP_TOKEN: '' }, /WHATSAPP_TOKEN/u],
    [{ WHATSAPP_PHONE_NUMBER_ID: '+573001234567' }, /WHATSAPP_PHONE_NUMBER_ID/u],
    [{ WHATSAPP_TEMPLATES: '' }, /WHATSAPP_TEMPLATES/u],
    [{ WHATSAPP_TEMPLATES: 'birth=x' }, /WHATSAPP_TEMPLATES/u],
    [{ WHATSAPP_TEMPLATES: 'comment=A b' }, /WHATSAPP_TEMPLATES/u],
    [{ WHATSAPP_LANGUAGES: 'pt=pt_BR' }, /WHATSAPP_LANGUAGES/u],
    [{ WHATSAPP_API_URL: 'http://graph.example/v24.0' }, /WHATSAPP_API_URL/u],
  ])('%o is refused with a sentence, without the token', (wrong, sentence) => {
    expect(() => readSettings({ ...env, ...wrong }, [])).toThrow(sentence);
    expect(() => readSettings({ ...env, ...wrong }, [])).not.toThrow(token);
  });
});

it('the demo on Node prints messages instead of sending them', async () => {
  const lines: string[] = [];
  await printedWhatsapp((line) => lines.push(line))(message);
  expect(lines).toEqual(['── WhatsApp to +16505551234: Hay novedades de un pedido']);
});
