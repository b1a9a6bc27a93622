/**
 * A recognition is sent exactly once, whatever happens between the press and the answer. The tests control clock and
 * network.
 */
import { describe, expect, test } from 'vitest';
import { employee, manager } from '#tests/backend/money.ts';
import type { StoreKind } from '#tests/support/deployment.ts';
import { aDevice, plainEdge, type Device, type Page } from './pages.ts';

/** Expects this number of recognitions, points paid once and received once, and a correct ledger. */
async function expectOutcome(device: Device, recognitions: number, before: Wallets): Promise<void> {
  const sent = await device.standing();
  expect(sent).toHaveLength(recognitions);
  const paid = recognitions * 10;
  expect((await device.money.purse(employee)).give).toBe(before.give - paid);
  await device.money.expectSoundBooks();
  await device.publish();
  expect((await device.standing()).map(({ state }) => state)).toEqual(sent.map(() => 'published'));
  expect((await device.money.purse(manager)).redeem).toBe(before.redeem + paid);
  await device.money.expectSoundBooks();
}

interface Wallets {
  /** Of the sender. */
  readonly give: number;
  /** Of the receiver. */
  readonly redeem: number;
}

const walletsOf = async ({ money }: Device): Promise<Wallets> => ({
  give: (await money.purse(employee)).give,
  redeem: (await money.purse(manager)).redeem,
});

const keysOf = (device: Device): number => new Set(device.sends().map(({ key }) => key)).size;

/** Sends the draft of a page again, as a user who finds an unsent draft; an empty page sends nothing. */
async function sendAgain(page: Page): Promise<void> {
  const kept = page.kept();
  if (kept === null) return;
  page.send(kept);
  await page.until('undoable');
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('sending one recognition, %s store', (kind) => {
  const device = aDevice(kind);

  test('two presses of Send at once send one recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    page.send(device.draft());
    page.send(device.draft());
    await page.until('undoable');
    expect(device.sends()).toHaveLength(1);
    await expectOutcome(device, 1, before);
  });

  test('the same draft sent in two tabs at once is one recognition', async () => {
    const before = await walletsOf(device);
    const pages = [await device.open(), await device.open()];
    for (const page of pages) page.send(device.draft());
    for (const page of pages) await page.until('undoable');
    expect(device.sends()).toHaveLength(2);
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('a lost answer after the server has acted is repeated and sends one recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    let lost = 0;
    device.edge = async ({ name, answer }) => {
      const said = await answer();
      if (name !== 'SendRecognition' || lost++ > 0) return said;
      throw new TypeError('Failed to fetch');
    };
    page.send(device.draft());
    await device.repeats(page, 'undoable');
    expect(device.sends()).toHaveLength(2);
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('answers lost until the page gives up, followed by Retry, send one recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    device.edge = async ({ name, answer }) => {
      const said = await answer();
      if (name !== 'SendRecognition') return said;
      throw new TypeError('Failed to fetch');
    };
    page.send(device.draft());
    await device.repeats(page, 'failed');
    device.edge = plainEdge;
    page.send(device.draft());
    await page.until('undoable');
    expect(device.sends()).toHaveLength(4);
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('an HTML answer of a gateway after the server has acted is repeated and sends one recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    let struck = 0;
    device.edge = async ({ name, answer }) => {
      const said = await answer();
      return name !== 'SendRecognition' || struck++ > 0
        ? said
        : new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    };
    page.send(device.draft());
    await device.repeats(page, 'undoable');
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('an answer that times out is repeated and sends one recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    const acted = Promise.withResolvers<void>();
    let held = 0;
    device.edge = async ({ name, answer }) => {
      const said = await answer();
      if (name !== 'SendRecognition' || held++ > 0) return said;
      acted.resolve();
      return new Promise<never>(() => undefined);
    };
    page.send(device.draft());
    await acted.promise;
    device.timeOut();
    await device.repeats(page, 'undoable');
    expect(device.sends()).toHaveLength(2);
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test.each(['before', 'after'])('a reload %s the server has acted sends one recognition', async (when) => {
    const before = await walletsOf(device);
    const first = await device.open();
    const arrived = Promise.withResolvers<void>();
    device.edge = async ({ name, answer }) => {
      if (name !== 'SendRecognition') return answer();
      if (when === 'after') await answer();
      arrived.resolve();
      return new Promise<never>(() => undefined);
    };
    first.send(device.draft());
    await arrived.promise;
    device.edge = plainEdge;
    const again = await device.open();
    expect(again.kept()).toEqual(device.draft());
    await sendAgain(again);
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('a browser that dies at any storage write during sending sends one recognition', async () => {
    // The first run counts all writes and the writes before the first send.
    const page = await device.open();
    page.write(device.draft());
    device.storage.writes = 0;
    page.send(device.draft());
    await page.until('undoable');
    const { writes } = device.storage;
    const first = await device.writesAtSend();
    expect(writes).toBeGreaterThan(first + 2);
    for (let death = first; death <= writes; death++) {
      device.storage.clear();
      await device.signIn();
      const before = await walletsOf(device);
      const already = (await device.standing()).length;
      const dying = await device.open();
      const words = `Gracias por el informe número ${death}`;
      dying.write(device.draft({ message: words }));
      device.storage.left = death;
      dying.send(device.draft({ message: words }));
      await dying.until('undoable');
      device.storage.left = Infinity;
      const again = await device.open();
      await sendAgain(again);
      expect(again.kept(), `after ${death} of ${writes} writes`).toBeNull();
      expect(await device.standing(), `after ${death} of ${writes} writes`).toHaveLength(already + 1);
      expect((await device.money.purse(employee)).give).toBe(before.give - 10);
    }
    await device.money.expectSoundBooks();
  });

  test('a session that ends while sending sends one recognition after signing in again', async () => {
    const before = await walletsOf(device);
    const first = await device.open();
    device.edge = async ({ name, answer }) =>
      name === 'SendRecognition'
        ? Response.json({ code: 'unauthorized', message: 'no' }, { status: 401 })
        : answer();
    first.send(device.draft());
    await first.until('failed');
    localStorage.removeItem('auth_token');
    device.edge = plainEdge;
    await device.signIn();
    await sendAgain(await device.open());
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('a session that ends after the server has acted, with its answer lost, sends one recognition', async () => {
    const before = await walletsOf(device);
    const first = await device.open();
    let sends = 0;
    device.edge = async ({ name, answer }) => {
      if (name !== 'SendRecognition') return answer();
      if (sends++ > 0) return Response.json({ code: 'unauthorized', message: 'no' }, { status: 401 });
      await answer();
      throw new TypeError('Failed to fetch');
    };
    first.send(device.draft());
    await device.repeats(first, 'failed');
    localStorage.removeItem('auth_token');
    device.edge = plainEdge;
    await device.signIn();
    await sendAgain(await device.open());
    expect(keysOf(device)).toBe(1);
    await expectOutcome(device, 1, before);
  });

  test('an undone recognition is not sent, and sending the same words again sends one new recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    page.send(device.draft());
    await page.until('undoable');
    page.undo();
    await page.until('editable');
    expect(page.kept()).toEqual(device.draft());
    expect(await device.standing()).toEqual([]);
    expect(await device.money.purse(employee)).toMatchObject({ give: before.give });
    await device.money.expectSoundBooks();
    page.send(device.draft());
    await page.until('undoable');
    expect(keysOf(device)).toBe(2);
    await expectOutcome(device, 1, before);
  });

  test('an undone recognition stays undone when the answer of undoing is lost', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    page.send(device.draft());
    await page.until('undoable');
    let lost = 0;
    device.edge = async ({ name, answer }) => {
      const said = await answer();
      if (name !== 'UndoRecognition' || lost++ > 0) return said;
      throw new TypeError('Failed to fetch');
    };
    page.undo();
    await device.repeats(page, 'editable');
    await expectOutcome(device, 0, before);
  });

  test('a recognition undone after a reload is not sent, and its draft returns', async () => {
    const before = await walletsOf(device);
    const first = await device.open();
    first.send(device.draft());
    await first.until('undoable');
    const again = await device.open();
    const [sent] = again.sentBefore();
    if (sent === undefined) throw new Error('what can be undone is found again');
    again.takeUp(sent);
    again.undo();
    await again.until('editable');
    expect(again.kept()).toEqual(device.draft());
    await expectOutcome(device, 0, before);
  });

  test('an undo that comes too late leaves one published recognition', async () => {
    const before = await walletsOf(device);
    const page = await device.open();
    page.send(device.draft());
    await page.until('undoable');
    // The server's clock is ahead of the device's clock.
    await device.publish();
    page.undo();
    await page.whileIt('undoing');
    expect(page.is('sent')).toBe(true);
    await expectOutcome(device, 1, before);
  });
});
