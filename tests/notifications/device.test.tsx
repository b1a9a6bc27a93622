/** The switch of this browser in the settings, and what ends and keeps its subscription. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pushSubscriptions } from '#backend/notifications/notifications.tables.ts';
import type { NotificationChannels } from '#schema/notifications/notifications.endpoints.ts';
import { NotificationSection } from '#src/notifications/settings/NotificationSection.tsx';
import { keepNotified } from '#src/notifications/keepNotified.ts';
import { notifiedHere, rememberNotified } from '#src/notifications/notifiedHere.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const employee = 'employee@aurora.example';
const manager = 'manager@aurora.example';
const demo: NotificationChannels = { email: true, browser: true, pushKey: null, whatsapp: false };
const server: NotificationChannels = { ...demo, pushKey: 'the-key-of-the-server' };

/** A browser with its answer to the question for permission, and its subscription to a push service. */
interface Browser {
  permission: NotificationPermission;
  asked: number;
  endpoint: string | null;
  readonly scripts: string[];
}
let browser: Browser;
function aBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted'): void {
  browser = { permission, asked: 0, endpoint: null, scripts: [] };
  const own = browser;
  vi.stubGlobal('Notification', {
    get permission() {
      return own.permission;
    },
    requestPermission: async () => {
      own.asked += 1;
      if (own.permission === 'default') own.permission = answer;
      return own.permission;
    },
  });
  vi.stubGlobal('PushManager', class {});
  let subscribed = 0;
  const subscription = () => ({
    toJSON: () => ({
      endpoint: own.endpoint,
      keys: { p256dh: `BA${'k'.repeat(85)}`, auth: `${'a'.repeat(21)}A` },
    }),
    unsubscribe: async () => void (own.endpoint = null),
  });
  const pushManager = {
    subscribe: async () => {
      own.endpoint ??= `https://push.example/${++subscribed}`;
      return subscription();
    },
    getSubscription: async () => (own.endpoint === null ? null : subscription()),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (script: string) => {
        own.scripts.push(script);
        return registration;
      },
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
}

let deployment: TestDeployment;
async function opened(
  channels: NotificationChannels,
  as = employee,
  failing: readonly string[] = [],
): Promise<OpenPage> {
  deployment = await openTestDeployment('tab', { dependencies: (own) => ({ ...own, channels }) });
  return openPage(deployment, <NotificationSection />, { as, again: true, failing });
}
const devices = async () => {
  const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
  const { rows } = await deployment.db.read(org, (store) => store.list(pushSubscriptions));
  return rows.map(({ endpoint }) => endpoint);
};
const control = () => screen.findByRole('switch', { name: /En este dispositivo/u }, soon);
const isChecked = async () => ((await control()) as HTMLInputElement).checked;

beforeEach(() => rememberNotified(undefined));
afterEach(() => {
  cleanup();
  deployment.close();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the switch of this browser', () => {
  test('the browser is asked for its permission only after the press, then subscribed; the next press ends it', async () => {
    aBrowser('default');
    const { user, writes } = await opened(server);
    expect([await isChecked(), browser.asked]).toEqual([false, 0]);
    await user.click(await control());
    await waitFor(async () => expect(await isChecked()).toBe(true), soon);
    expect([browser.asked, browser.scripts]).toEqual([1, ['/push.js']]);
    expect([await devices(), browser.endpoint]).toEqual([
      ['https://push.example/1'],
      'https://push.example/1',
    ]);
    await user.click(await control());
    await waitFor(async () => expect(await isChecked()).toBe(false), soon);
    expect([await devices(), browser.endpoint]).toEqual([[], null]);
    expect(writes.map(({ name }) => name)).toEqual(['SubscribeDevice', 'UnsubscribeDevice']);
  });

  test('in the demo the page is subscribed without a push service and without another worker', async () => {
    aBrowser('granted');
    const { user } = await opened(demo);
    await user.click(await control());
    await waitFor(async () => expect(await isChecked()).toBe(true), soon);
    expect([await devices(), browser.scripts]).toEqual([
      [expect.stringMatching(/^https:\/\/page\.invalid\//u)],
      [],
    ]);
  });

  test('switching this browser on also lifts the choice against all browsers', async () => {
    aBrowser('granted');
    const page = await opened(server);
    await deployment.rest('POST /user/notification_settings', {
      as: employee,
      body: { push_enabled: false },
    });
    await page.cache.invalidateQueries();
    await page.user.click(await control());
    await waitFor(async () => expect(await isChecked()).toBe(true), soon);
    expect(page.writes.at(-1)).toMatchObject({ variables: { input: { pushEnabled: true } } });
  });

  test('a browser that refuses the permission shows how to give it, and no switch', async () => {
    aBrowser('default', 'denied');
    const { user, writes } = await opened(server);
    await user.click(await control());
    expect(await screen.findByText(/Tu navegador bloquea las notificaciones/u, {}, soon)).toBeTruthy();
    expect([screen.queryByRole('switch', { name: /dispositivo/u }), writes]).toEqual([null, []]);
    browser.permission = 'granted';
    window.dispatchEvent(new Event('focus'));
    expect(await isChecked()).toBe(false);
  });

  test('channels that did not load say so, and come with the retry', async () => {
    aBrowser('granted');
    const { user, fails } = await opened(server, employee, ['NotificationChannels']);
    expect(await screen.findByText(/No pudimos cargar por dónde más/u, {}, soon)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /Por correo/u })).toBeNull();
    fails.clear();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await isChecked()).toBe(false);
  });

  test('a failed subscription leaves the switch off, and its retry succeeds', async () => {
    aBrowser('granted');
    const { user, fails } = await opened(server);
    fails.add('SubscribeDevice');
    await user.click(await control());
    await waitFor(async () => expect(((await control()) as HTMLInputElement).disabled).toBe(false), soon);
    expect([await isChecked(), notifiedHere()]).toEqual([false, undefined]);
    fails.clear();
    await user.click(await control());
    await waitFor(async () => expect(await isChecked()).toBe(true), soon);
  });

  test.each([
    ['the server has no keys', { ...demo, browser: false }, true],
    ['the browser has no notifications', demo, false],
  ])('there is no switch if %s', async (_, channels, can) => {
    aBrowser('default');
    if (!can) vi.unstubAllGlobals();
    await opened(channels);
    await screen.findByRole('switch', { name: /Por correo/u }, soon);
    expect(screen.queryByRole('switch', { name: /dispositivo/u })).toBeNull();
  });
});

describe('the next session in this browser', () => {
  const switchedOn = async (): Promise<OpenPage> => {
    aBrowser('granted');
    const page = await opened(server);
    await page.user.click(await control());
    await waitFor(async () => expect(await devices()).toHaveLength(1), soon);
    return page;
  };

  test('the same person is subscribed again after a sign-out ended it at the server', async () => {
    const { cache } = await switchedOn();
    const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
    await deployment.db.tx(org, (store) => store.remove(pushSubscriptions, {}));
    await keepNotified(cache);
    expect(await devices()).toEqual(['https://push.example/1']);
  });

  test('another person in this browser gets nothing, and the subscription of the first one ends', async () => {
    await switchedOn();
    const { cache } = await openPage(deployment, <NotificationSection />, { as: manager, again: true });
    expect(await isChecked()).toBe(false);
    await keepNotified(cache);
    expect([browser.endpoint, notifiedHere()]).toEqual([null, undefined]);
  });

  test('a browser that took its permission back forgets the choice', async () => {
    const { cache } = await switchedOn();
    browser.permission = 'denied';
    await keepNotified(cache);
    expect(notifiedHere()).toBeUndefined();
  });
});
