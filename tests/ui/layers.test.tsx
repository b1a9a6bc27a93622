/** Back closes the panel, sheet or dialog above the page and nothing else, and asks where Escape asks. */
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLeaveGuard } from '#src/admin/useLeaveGuard.tsx';
import { whenStill } from '#src/lib/layers.ts';
import { i18n, show } from './layersPage.tsx';

const user = userEvent.setup();
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByText(name));
const opened = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
/** What it leads to is waited for: the page may keep the event from all other listeners. */
const back = (): void => history.back();
const here = (): string => `${location.pathname}${location.search}`;
/** Nothing is on its way: the address is the one below, and its entry holds no layer. */
const atPage = (address: string): Promise<void> =>
  waitFor(() => {
    expect(here()).toBe(address);
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(JSON.stringify(history.state) ?? '').not.toMatch(/"entries":[1-9]/u);
  });

/** The page before, and `/list` on it. */
beforeEach(async () => {
  // What the layers of the test before left may be on its way back.
  await new Promise<void>(whenStill);
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/list');
});

describe('Back', () => {
  test.each([
    ['Abrir la tarea', 'Tarea 7'],
    ['Nuevo', 'Nuevo objetivo'],
    ['Yo', 'Tú'],
  ])('closes what "%s" opened, and then leaves the page', async (opener, title) => {
    show();
    await press(opener);
    await opened(title);
    back();
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });

  test.each([
    ['Nuevo', '/list'],
    [null, '/list?id=new'],
  ])('asks before typed text is lost, and staying keeps text and place (%s)', async (opener, address) => {
    if (opener === null) history.pushState(null, '', address);
    show();
    if (opener !== null) await press(opener);
    await opened('Nuevo objetivo');
    await user.type(screen.getByLabelText('Título'), 'Vender más');
    for (let time = 0; time < 2; time++) {
      back();
      await opened('¿Salir sin guardar?');
      await press('Seguir editando');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })).toBe(null));
      expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Vender más');
      await waitFor(() => expect(here()).toBe(address));
    }
  });

  test('asks, and leaving closes the panel and stays on the page', async () => {
    show();
    await press('Nuevo');
    await user.type(await screen.findByLabelText('Título'), 'Vender más');
    back();
    await opened('¿Salir sin guardar?');
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });

  test('on the question stays, as Escape does', async () => {
    show();
    await press('Nuevo');
    await user.type(await screen.findByLabelText('Título'), 'Vender más');
    await user.keyboard('{Escape}');
    await opened('¿Salir sin guardar?');
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('"entries":2'));
    back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })).toBe(null));
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Vender más');
  });

  test('closes two nested ones one by one', async () => {
    show();
    await press('Abrir la tarea');
    await opened('Tarea 7');
    await press('Preguntar');
    await opened('¿Seguro?');
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('"entries":2'));
    back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Seguro?' })).toBe(null));
    await opened('Tarea 7');
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('"entries":1'));
    expect(here()).toBe('/list?id=7');
    back();
    await atPage('/list');
  });

  test.each(['Escape', 'Cerrar', 'Guardar'])('after %s leaves the page at once', async (way) => {
    show();
    await press('Nuevo');
    const panel = await opened('Nuevo objetivo');
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('"entries":1'));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(panel).getByRole('button', { name: way }));
    await closed();
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });

  test('from a page that a sheet led to, returns to the page under the sheet', async () => {
    show();
    await press('Yo');
    await opened('Tú');
    await press('Billetera');
    await atPage('/other');
    back();
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });

  test('from a page that a panel led to, returns to the panel', async () => {
    show();
    await press('Abrir la tarea');
    await opened('Tarea 7');
    await press('Otra página');
    await atPage('/other');
    back();
    await opened('Tarea 7');
    back();
    await atPage('/list');
  });

  test('closes what followed a sheet in its place', async () => {
    show();
    await press('Yo');
    await opened('Tú');
    await press('Otro');
    await opened('Nuevo objetivo');
    back();
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });
});

test('a panel that a link of its page opened takes its entry along, by Back or by Escape', async () => {
  show();
  await press('Otra tarea');
  await opened('Tarea 8');
  back();
  await atPage('/list');
  await press('Otra tarea');
  await opened('Tarea 8');
  await user.keyboard('{Escape}');
  await atPage('/list');
  back();
  await waitFor(() => expect(here()).toBe('/before'));
});

describe('a panel that came with its page', () => {
  test('is left by Back together with its page', async () => {
    history.replaceState(null, '', '/other');
    show();
    await press('Aviso');
    await opened('Tarea 7');
    back();
    await atPage('/other');
  });

  test('closes on the page, and Back leaves it', async () => {
    history.replaceState(null, '', '/list?id=7');
    show();
    await opened('Tarea 7');
    await user.keyboard('{Escape}');
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });

  test('stays open over a reload, and Back closes it', async () => {
    // As the entry is before the reload.
    history.pushState({ aplausoLayers: { layers: 1, entries: 1, bare: 0, by: '' } }, '', '/list?id=7');
    show();
    await opened('Tarea 7');
    back();
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });
});

/** A page with typed text; it stays mounted. */
function Settings(): ReactElement {
  return useLeaveGuard(true).dialog;
}

test('leaving a page with typed text by Back goes one page back', async () => {
  // From the entry of the question.
  const navigation = Object.assign(new EventTarget(), { traverseTo: () => history.go(-2) });
  vi.stubGlobal('navigation', navigation);
  render(
    <I18nProvider i18n={i18n}>
      <Settings />
    </I18nProvider>,
  );
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { url: new URL('/before', location.href).href, key: 'before', sameDocument: true },
  });
  act(() => void navigation.dispatchEvent(event));
  await opened('¿Salir sin guardar?');
  await waitFor(() => expect(JSON.stringify(history.state)).toContain('"entries":1'));
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await atPage('/before');
});

test('a panel that closes while another document is on its way does not go back, which would stop it, until the user stays', async () => {
  show();
  await press('Nuevo');
  await opened('Nuevo objetivo');
  await waitFor(() => expect(JSON.stringify(history.state)).toContain('"entries":1'));
  const went = vi.spyOn(history, 'go');
  dispatchEvent(new Event('beforeunload'));
  // A press of the user would say that the page is not left.
  act(() => screen.getByText('Guardar').click());
  await closed();
  expect(went).not.toHaveBeenCalled();

  await press('Yo');
  await opened('Tú');
  await user.keyboard('{Escape}');
  await atPage('/list');
  back();
  await waitFor(() => expect(here()).toBe('/before'));
});

describe('Forward', () => {
  test('does not open again what was closed, and leaves no entry without a use', async () => {
    show();
    await press('Nuevo');
    await opened('Nuevo objetivo');
    back();
    await atPage('/list');
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await act(() => arrived);
    await atPage('/list');
    back();
    await waitFor(() => expect(here()).toBe('/before'));
  });
});
