/** The demo sends nothing: mails, WhatsApp messages and files go to the outbox of its tab. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { outboxOf, type OutboxItem } from '#mock/tab/outbox.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { notificationKinds } from '#schema/notifications/notifications.rules.ts';
import { ask } from '#src/api/ask.ts';
import { request } from '#src/api/client.ts';
import { setDemoKit } from '#src/api/send.ts';
import { tokenStore } from '#src/api/token.ts';
import { upload } from '#src/api/upload.ts';
import { DeactivateWhatsappDocument } from '#src/gql/DeactivateWhatsappDocument.ts';
import { PlaceForFileDocument } from '#src/gql/PlaceForFileDocument.ts';
import { PostTypesDocument } from '#src/gql/PostTypesDocument.ts';
import { RequestOneTimeCodeDocument } from '#src/gql/RequestOneTimeCodeDocument.ts';
import { SendRecognitionDocument } from '#src/gql/SendRecognitionDocument.ts';
import { UpdateWhatsappDocument } from '#src/gql/UpdateWhatsappDocument.ts';
import { headersFor } from '#tools/vite/headers.ts';
import { aDemo, noon, origin, type Demo } from './aDemo.ts';

const employee = 'employee@aurora.example';
const manager = 'manager@aurora.example';
const aurora = organizationIds.aurora;
/** A complete PNG of one grey pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
let demo: Demo;

beforeEach(async () => {
  demo = await aDemo();
  demo.clock.advance(60_000);
});
afterEach(() => {
  tokenStore.forget();
  setDemoKit(undefined);
  vi.restoreAllMocks();
});
afterAll(() => vi.unstubAllGlobals());

const outbox = (kind?: OutboxItem['kind']): Promise<readonly OutboxItem[]> =>
  outboxOf({ db: demo.db, sign: demo.sessions.sign, now: demo.clock.now(), since: noon, origin }).then(
    (items) => items.filter((item) => kind === undefined || item.kind === kind),
  );
const thank = async (): Promise<void> => {
  await demo.enter(employee);
  const { postTypes } = await request(PostTypesDocument, {});
  const input = {
    receiverEmails: [manager],
    amount: 5,
    postTypes: [postTypes[0]?.id ?? ''],
    message: 'Gracias por todo',
  };
  await request(SendRecognitionDocument, { input });
  demo.clock.advance(11_000);
  await demo.deployment.tick();
};
const send = async (name: string, type: string): Promise<string> => {
  await demo.enter(employee);
  const file = new File([png], name, { type });
  const input = { fileName: name, contentType: type, size: file.size };
  const { uploadAddress } = await request(PlaceForFileDocument, { type: 'post-attachments', input });
  await upload(uploadAddress.url, file);
  return uploadAddress.key;
};
const whatsapp = async (phone: string): Promise<void> => {
  await demo.enter(manager);
  await request(UpdateWhatsappDocument, { whatsappEnabled: true, phone });
};

it('the outbox holds nothing from before the world began', async () => {
  expect(await outbox()).toEqual([]);
});

it('a requested one-time code is a mail with its code in the outbox', async () => {
  await ask(RequestOneTimeCodeDocument, { email: employee }, { token: null });
  const [mail, ...more] = await outbox();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail', to: employee, code: expect.stringMatching(/^\d{6}$/) });
  expect(mail?.text).toContain(mail?.code);
});

describe('the WhatsApp messages', () => {
  it('WhatsApp messages are listed only while WhatsApp is on, from the moment it was switched on', async () => {
    await thank();
    expect(await outbox('whatsapp')).toEqual([]);
    demo.clock.advance(1_000);
    await whatsapp('+573005550101');
    expect(await outbox('whatsapp')).toEqual([]);
    demo.clock.advance(60_000);
    await thank();
    const [message, ...more] = await outbox('whatsapp');
    expect(more).toEqual([]);
    const [person] = (await demo.db.read(aurora, (store) => store.list(users, { where: { email: manager } })))
      .rows;
    expect(message).toMatchObject({
      to: '+573005550101',
      name: `${person?.firstName} ${person?.lastName}`,
      subject: 'Te dieron las gracias',
      text: `Hola, ${person?.firstName}: Te dieron las gracias.\n${origin}/notifications`,
      link: `${origin}/notifications`,
    });
    await demo.enter(manager);
    await request(DeactivateWhatsappDocument, {});
    expect(await outbox('whatsapp')).toEqual([]);
  });

  it('WhatsApp messages have distinct words for every kind of notification in both languages', async () => {
    await whatsapp('+573005550101');
    demo.clock.advance(60_000);
    const wording = async (language: 'spanish' | 'english'): Promise<readonly string[]> => {
      await demo.db.tx(aurora, async (store) => {
        const [person] = await store.update(users, { email: manager }, { language });
        await store.remove(notifications, { userId: person?.id ?? '' });
        await store.insert(
          notifications,
          notificationKinds.map((kind) => ({
            id: `told-${kind}`,
            userId: person?.id ?? '',
            kind,
            actorId: null,
            postId: null,
            sourceId: null,
            readAt: null,
            createdAt: new Date(demo.clock.now()).toISOString(),
          })),
        );
      });
      return (await outbox('whatsapp')).map(({ subject }) => subject);
    };
    const [spanish, english] = [await wording('spanish'), await wording('english')];
    for (const words of [spanish, english]) {
      expect(new Set(words).size).toBe(notificationKinds.length);
      for (const one of words) expect(one).not.toMatch(/\d/);
    }
    expect(english.filter((one) => spanish.includes(one))).toEqual([]);
  });
});

describe('the files', () => {
  it('an uploaded file is in the outbox with its size, and its bytes are served from this tab', async () => {
    await send('captura.png', 'image/png');
    const [file] = await outbox('file');
    expect(file).toMatchObject({ to: employee, subject: 'captura.png', text: 'image/png, 1 kB', code: null });
    const answer = await demo.deployment.answer(new Request(new URL(file?.link ?? '', origin)));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
  });

  it('a file that was only announced is not in the outbox', async () => {
    await demo.enter(employee);
    const input = { fileName: 'captura.png', contentType: 'image/png', size: png.byteLength };
    await request(PlaceForFileDocument, { type: 'post-attachments', input });
    expect(await outbox('file')).toEqual([]);
  });
});

describe('the closed tab', () => {
  it('codes, recognitions, messages and files go to the outbox, newest first, and nothing to the network', async () => {
    await whatsapp('+573005550101');
    demo.clock.advance(1_000);
    await thank();
    demo.clock.advance(1_000);
    await send('captura.png', 'image/png');
    demo.clock.advance(1_000);
    await ask(RequestOneTimeCodeDocument, { email: employee }, { token: null });
    const items = await outbox();
    expect(items.map(({ kind }) => kind)).toEqual(['mail', 'file', 'whatsapp']);
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(demo.left).toEqual([]);
  });

  it('the policy of the demo allows connections to its own origin only', () => {
    const policy = headersFor('<html></html>', 'demo')['Content-Security-Policy'] ?? '';
    const rules = new Map(
      policy.split('; ').map((rule) => {
        const [name = '', ...values] = rule.split(' ');
        return [name, values.join(' ')];
      }),
    );
    for (const name of ['connect-src', 'default-src', 'worker-src', 'form-action'])
      expect(rules.get(name) ?? rules.get('default-src')).toBe("'self'");
    for (const values of rules.values()) expect(values).not.toMatch(/https?:|\*/);
  });
});
