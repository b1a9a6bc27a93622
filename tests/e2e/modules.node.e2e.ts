/** Modules that are switched off: no screen, REST call or GraphQL field returns any of their data. */
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { tokenKey } from '#schema/limits.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { expect, menu, persona, posts, signIn, test } from './home.ts';
import type { Home } from './servers.ts';

// The browser logs each call that is refused on purpose.
test.use({ expected: [/Failed to load resource|module_off 403|not_found 404/] });

/** Changes a module switch in the database, as an operator of the server does. */
function turn({ folder }: Home, flag: ModuleFlag, on: boolean): void {
  const database = new DatabaseSync(path.join(folder, 'aplauso.sqlite'), { timeout: 5000 });
  const { changes } = database
    .prepare('update modules set active = ? where org = ? and flag = ?')
    .run(on ? 1 : 0, organizationIds.aurora, flag);
  database.close();
  expect(Number(changes)).toBe(1);
}

/** Status of a REST call with the session of the signed-in user. */
const rest = (page: Page, route: string): Promise<number> =>
  page.evaluate(
    async ([key, call]) => {
      const [method, at] = call.split(' ');
      const answer = await fetch(`/rest${at}`, {
        method: method ?? 'GET',
        headers: { authorization: `Bearer ${localStorage.getItem(key)}` },
      });
      return answer.status;
    },
    [tokenKey, route] as const,
  );

/** Repeats a GraphQL request that the product sent; returns the codes of its errors. */
async function askedAgain(
  page: Page,
  operation: string,
  at: string,
): Promise<() => Promise<readonly string[]>> {
  const sending = page.waitForRequest((request) => request.postData()?.includes(operation) === true);
  await page.goto(at);
  const body = (await sending).postData() ?? '';
  return () =>
    page.evaluate(
      async ([key, text]) => {
        const answer = await fetch('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem(key)}`,
          },
          body: text,
        });
        const said = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] };
        return (said.errors ?? []).map((error) => error.extensions?.code ?? '');
      },
      [tokenKey, body] as const,
    );
}

test('the module recognitions switched off hides feed, podium and composer, and REST and GraphQL refuse', async ({
  page,
  home,
}) => {
  await signIn(page);
  const again = await askedAgain(page, 'query Feed(', '/post');
  await expect(posts(page).first()).toBeVisible();
  expect(await again()).toEqual([]);
  turn(home, 'recognitions', false);
  for (const route of ['GET /post?page=1', 'GET /post_type', 'GET /podium'])
    expect([route, await rest(page, route)]).toEqual([route, 403]);
  expect(await again()).toEqual(['module_off']);
  for (const at of ['/post', '/podium']) {
    await page.goto(at);
    await expect(page.getByText(/función desactivada/).first()).toBeVisible();
    await expect(posts(page)).toHaveCount(0);
  }
  await expect(menu(page).getByRole('link', { name: 'Podio' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('reconocer');
  await expect(page.getByRole('option', { name: /^Reconocer a/ })).toHaveCount(0);
  turn(home, 'recognitions', true);
  await page.goto('/post');
  await expect(posts(page).first()).toBeVisible();
});

test(
  'the module insignias switched off hides the badge gallery and badges to give, and REST and GraphQL refuse',
  { tag: '@release' },
  async ({ page, home }) => {
    await signIn(page);
    const again = await askedAgain(page, 'query BadgeWall', '/badges');
    expect(await again()).toEqual([]);
    turn(home, 'insignias', false);
    for (const route of ['GET /org/recognition', 'GET /badge/awards'])
      expect([route, await rest(page, route)]).toEqual([route, 403]);
    expect(await again()).toEqual(['module_off']);
    await page.goto('/badges');
    await expect(page.getByText(/función desactivada/).first()).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: /agradecer hoy/ }).click();
    await expect(page.getByRole('dialog', { name: 'Reconocer' }).getByLabel('¿Por qué?')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Insignia' })).toHaveCount(0);
    turn(home, 'insignias', true);
  },
);

test(
  'the module publicBadges switched off hides who holds a badge',
  { tag: '@release' },
  async ({ page, home }) => {
    await signIn(page, persona('manager'));
    await page.goto('/badges');
    const id = await page.evaluate(async (key) => {
      const answer = await fetch('/rest/org/recognition', {
        headers: { authorization: `Bearer ${localStorage.getItem(key)}` },
      });
      const badges = (await answer.json()) as { id: string; name: string }[];
      return badges.find(({ name }) => name === 'Faro')?.id ?? '';
    }, tokenKey);
    expect(await rest(page, `GET /badge/${id}/holders?page=1`)).toBe(200);
    await page.goto(`/badges?id=${id}`);
    const panel = page.getByRole('dialog', { name: 'Faro' });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    turn(home, 'publicBadges', false);
    expect(await rest(page, `GET /badge/${id}/holders?page=1`)).toBe(404);
    await page.reload();
    await expect(panel).toContainText('no muestra quiénes tienen esta insignia');
    turn(home, 'publicBadges', true);
  },
);

test(
  'the personal modules switched off hide profile, notifications, polls and WhatsApp, and REST and GraphQL refuse',
  { tag: '@release' },
  async ({ page, home }) => {
    await signIn(page);
    const wall = await askedAgain(page, 'query PersonPage', '/profile');
    const inbox = await askedAgain(page, 'query Notifications', '/notifications');
    expect([await wall(), await inbox()]).toEqual([[], []]);
    const off = ['profile', 'notifications', 'birthdays', 'anniversary', 'surveys', 'whatsapp'] as const;
    for (const flag of off) turn(home, flag, false);
    for (const route of [
      'GET /user/notification?page=1',
      'GET /user/notification_settings',
      'GET /users/birth',
      'GET /users/admission',
      'DELETE /user/profile_image',
      'POST /poll',
      'POST /user/whatsapp/deactivate',
    ])
      expect([route, await rest(page, route)]).toEqual([route, 403]);
    expect([await wall(), await inbox()]).toEqual([['module_off'], ['module_off']]);
    for (const at of ['/profile', '/notifications']) {
      await page.goto(at);
      await expect(page.getByText(/función desactivada/).first()).toBeVisible();
    }
    await page.goto('/general_settings');
    await expect(page.getByRole('region', { name: 'Cuenta', exact: true })).toBeVisible();
    await expect(page.getByText('Avisos por WhatsApp')).toHaveCount(0);
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crear una encuesta' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Votar' })).toHaveCount(0);
    for (const flag of off) turn(home, flag, true);
  },
);
