/**
 * Calls from the documentation over the real backend: the page runs what the sample shows, the recognition arrives, and
 * refusals are real.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sandbox as lifetimes } from '#schema/publicApi/publicApi.rules.ts';
import { trials } from '#src/docs/calls.ts';
import { noon, type TestDeployment } from '#tests/support/deployment.ts';
import { aDocsHome } from './apiFixture.ts';
import { openDocs, soon } from './docsPage.tsx';

let deployment: TestDeployment;
beforeEach(async () => {
  // The page and the deployment share one clock.
  vi.setSystemTime(noon);
  deployment = await aDocsHome('tab', { now: noon });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const runName = (what: 'un reconocimiento' | 'una insignia'): string => `Ejecutar: enviar ${what}`;
const run = (what: 'un reconocimiento' | 'una insignia'): Promise<HTMLElement> =>
  screen.findByRole('button', { name: runName(what) }, soon);
const section = (name: string): HTMLElement => screen.getByRole('region', { name });
const code = (within_: HTMLElement, name: string): string =>
  within(within_).getAllByRole('group', { name })[0]?.textContent ?? '';

describe('the sample', () => {
  test.each([
    ['un reconocimiento', 'Enviar un reconocimiento', '/rest/api/send_recognition', /reconoció a/u],
    ['una insignia', 'Enviar una insignia', '/rest/api/send_badge', /recibió la insignia/u],
  ] as const)(
    'a sample that sends %s is run as shown, and its answer and its post appear',
    async (what, title, path, words) => {
      const { user, asked } = openDocs(deployment, '/docs/services');
      const button = await run(what);
      const shown = code(section(title), 'curl');
      expect(shown).toContain(path);
      const key = /Authorization: (apl_[\w-]+)/u.exec(shown)?.[1];
      expect(key).toBeDefined();
      await user.click(button);
      await within(section(title)).findByText('Respuesta 200', undefined, soon);
      expect(asked.filter(({ route }) => route === `POST ${path}`)).toEqual([{ route: `POST ${path}`, key }]);
      const card = await within(section(title)).findByRole('article', undefined, soon);
      expect(card.textContent).toMatch(words);
      expect(screen.getAllByRole('article')).toHaveLength(1);
    },
  );

  test('samples have three languages, one choice for the whole page, and are copied as shown', async () => {
    const { user } = openDocs(deployment, '/docs/services');
    await run('un reconocimiento');
    await user.click(within(section('Enviar un reconocimiento')).getByRole('tab', { name: 'Python' }));
    const both = ['Enviar un reconocimiento', 'Enviar una insignia'].map((name) =>
      code(section(name), 'Python'),
    );
    for (const one of both) expect(one).toContain('urllib.request.urlopen(request)');
    await user.click(within(section('Enviar una insignia')).getByRole('button', { name: 'Copiar: Python' }));
    expect(await navigator.clipboard.readText()).toBe(both[1]);
    await within(section('Enviar una insignia')).findByText('Copiado', undefined, soon);
  });
});

test.each(trials)('trying the call $id shows the answer $status in its own line', async ({ id, status }) => {
  const { user } = openDocs(deployment, '/docs/services');
  await run('una insignia');
  const place = trials.findIndex((one) => one.id === id);
  const button = screen.getAllByRole('button', { name: /^Probar: /u })[place];
  const line = button?.closest('li');
  if (button === undefined || line === null || line === undefined) throw new Error(`${id} cannot be tried`);
  await user.click(button);
  await within(line).findByText(`Respuesta ${status}`, undefined, soon);
  expect(/retry-after: \d+/u.test(line.textContent ?? '')).toBe(status === 429);
  expect(within(line).getByRole('group', { name: 'application/json' }).textContent).toContain(
    `"status": ${status}`,
  );
  await user.click(within(line).getByText('Ver la petición'));
  expect(within(line).getByRole('group', { name: 'curl' }).textContent).toContain('curl --request POST');
  expect(
    screen.getAllByRole('status').filter(({ textContent }) => textContent?.startsWith('Respuesta') === true),
  ).toHaveLength(1);
});

describe('the sandbox keys of a visitor', () => {
  test('sandbox keys are the same after the page is loaded again', async () => {
    const first = openDocs(deployment, '/docs/services');
    await run('una insignia');
    const before = code(section('Enviar una insignia'), 'curl');
    const second = openDocs(deployment, '/docs/services', {}, true);
    await run('una insignia');
    expect(code(section('Enviar una insignia'), 'curl')).toBe(before);
    const asks = ({ route }: { readonly route: string }): boolean => route === 'POST /rest/api/sandbox';
    expect([first, second].map(({ asked }) => asked.filter(asks).length)).toEqual([1, 0]);
  });

  test('sandbox keys that expired meanwhile are replaced before a call is made', async () => {
    openDocs(deployment, '/docs/services');
    await run('una insignia');
    const before = code(section('Enviar una insignia'), 'curl');
    deployment.now += lifetimes.keyMs + 1;
    const { user, asked } = openDocs(deployment, '/docs/services', {}, true);
    await waitFor(() => {
      const now = code(section('Enviar una insignia'), 'curl');
      expect(now).toContain('apl_');
      expect(now).not.toBe(before);
    }, soon);
    await user.click(await run('una insignia'));
    await within(section('Enviar una insignia')).findByText('Respuesta 200', undefined, soon);
    expect(asked.filter(({ route }) => route === 'POST /rest/api/sandbox')).toHaveLength(1);
  });
});

describe('the missing answer', () => {
  test('a call whose answer is lost shows the error and can be made again', async () => {
    const { user, unreachable } = openDocs(deployment, '/docs/services');
    const button = await run('una insignia');
    unreachable.add('/rest/api/send_badge');
    await user.click(button);
    await screen.findByText('No llegó ninguna respuesta', undefined, soon);
    unreachable.clear();
    await user.click(button);
    await within(section('Enviar una insignia')).findByText('Respuesta 200', undefined, soon);
    expect(screen.queryByText('No llegó ninguna respuesta')).toBeNull();
  });

  test('a feed that cannot be read keeps its posts and offers Retry', async () => {
    const { user, unreachable } = openDocs(deployment, '/docs/services');
    await user.click(await run('una insignia'));
    await within(section('Enviar una insignia')).findByRole('article', undefined, soon);
    unreachable.add('/rest/api/sandbox/feed');
    await user.click(screen.getAllByRole('button', { name: 'Actualizar lo que llegó' })[1] ?? document.body);
    await waitFor(
      () => expect(screen.getAllByText('No pudimos leer lo que llegó.').length).toBeGreaterThan(0),
      soon,
    );
    expect(within(section('Enviar una insignia')).getAllByRole('article')).toHaveLength(1);
    unreachable.clear();
    await user.click(screen.getAllByRole('button', { name: 'Reintentar' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText('No pudimos leer lo que llegó.')).toBeNull(), soon);
  });

  test('samples stay readable when keys cannot be had, and Retry gets the keys', async () => {
    const { user, unreachable } = openDocs(deployment, '/docs');
    unreachable.add('/rest/api/sandbox');
    const menu = screen.getByRole('navigation', { name: 'Documentación' });
    await user.click(within(menu).getByRole('link', { name: 'Servicios de la API pública' }));
    await screen.findByText(/^No pudimos preparar una clave de prueba/u, undefined, soon);
    expect(code(section('Enviar una insignia'), 'curl')).toContain('YOUR_API_KEY');
    expect(screen.queryByRole('button', { name: runName('una insignia') })).toBeNull();
    unreachable.clear();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await run('una insignia');
    expect(code(section('Enviar una insignia'), 'curl')).not.toContain('YOUR_API_KEY');
  });

  test('a deployment without a sandbox has samples to copy, the reason, and no run button', async () => {
    deployment.close();
    deployment = await aDocsHome('tab', { withSandbox: false });
    openDocs(deployment, '/docs/services');
    await screen.findByText(/no hay una organización de prueba/u, undefined, soon);
    expect(code(section('Enviar un reconocimiento'), 'curl')).toContain(
      'https://docs.example.com/rest/api/send_recognition',
    );
    expect(screen.queryByRole('button', { name: /^(Ejecutar|Probar)/u })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Copiar: curl/u })).toHaveLength(2);
  });
});
