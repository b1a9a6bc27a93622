/** The cockpit: opened, hidden and shown again by keys, and its sign-in as a persona. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoOffline } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { sampleControls, sampleToken } from '#stories/demo/controls.sample.ts';
import { aPage } from '#tests/support/page.ts';
import { openCockpit, pageSteps, press, pressKeys, settled } from './cockpitPage.tsx';

const panel = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Cabina' });
const corner = (): HTMLElement | null => screen.queryByRole('button', { name: 'Cabina' });
/** The room that the shell leaves to the buttons in the corners. */
const room = (): string => document.documentElement.style.getPropertyValue('--corner');
const isAway = (): boolean => document.documentElement.hasAttribute('data-demo-hidden');
/** Puts this many fingers on the page one after the other, moves them by `px`, and lifts them all. */
async function touch(fingers: number, px = 0): Promise<void> {
  const at = (moved: number) =>
    Array.from({ length: fingers }, (_, identifier) => ({ identifier, clientX: moved, clientY: 0 }));
  const send = (name: string, touches: object[], changedTouches: object[]): void =>
    void document.body.dispatchEvent(
      Object.assign(new Event(name, { bubbles: true }), { touches, changedTouches }),
    );
  for (const [place, finger] of at(0).entries()) send('touchstart', at(0).slice(0, place + 1), [finger]);
  if (px > 0) send('touchmove', at(px), at(px));
  send('touchend', [], at(px));
  await settled();
}
beforeEach(() => {
  aPage(async () => Response.error());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  pageSteps.length = 0;
});
afterEach(() => {
  cleanup();
  tokenStore.forget();
  document.documentElement.removeAttribute('data-demo-hidden');
  document.documentElement.style.removeProperty('--corner');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the entrance of the cockpit', () => {
  it('the cockpit’s button hands the focus over and gets it back', async () => {
    await openCockpit();
    corner()?.focus();
    await press('Cabina');
    const opened = await screen.findByRole('dialog', { name: 'Cabina' });
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(corner()).toBeNull();
    fireEvent.keyDown(opened, { key: 'Escape' });
    await settled();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(corner());
  });

  it('the cockpit’s keys work while a field is focused, and closing returns the focus to the field', async () => {
    await openCockpit();
    const typed = screen.getByRole('textbox', { name: 'La página' });
    typed.focus();
    await pressKeys();
    await waitFor(() => expect(document.activeElement).toBe(panel()));
    await pressKeys();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(typed);
  });

  it('other keys do not open the cockpit', async () => {
    await openCockpit();
    for (const keys of [
      { key: 'd', ctrlKey: true },
      { key: 'd', shiftKey: true },
      { key: 'D', ctrlKey: true, shiftKey: true, altKey: true },
      { key: 'f', ctrlKey: true, shiftKey: true },
    ])
      fireEvent.keyDown(document.body, keys);
    await settled();
    expect(panel()).toBeNull();
  });

  it('the cockpit hides everything of the demo, also after a reload, until its keys are pressed', async () => {
    await openCockpit({ at: 'show' });
    await press(/^Ocultar la cabina/);
    expect([panel(), corner(), isAway(), room()]).toEqual([null, null, true, '0px']);
    document.documentElement.removeAttribute('data-demo-hidden');
    await openCockpit();
    expect([panel(), corner(), isAway()]).toEqual([null, null, true]);
    await pressKeys();
    await screen.findByRole('dialog', { name: 'Cabina' });
    expect([isAway(), room()]).toEqual([false, '56px']);
  });

  it('the cockpit’s keys and a tap with three fingers hide an open cockpit with everything of the demo, and show it', async () => {
    await openCockpit({ at: 'show' });
    await pressKeys();
    expect([panel(), corner(), isAway()]).toEqual([null, null, true]);
    await touch(3);
    expect(isAway()).toBe(false);
    expect(panel()).not.toBeNull();
    await touch(3);
    expect([panel(), corner(), isAway()]).toEqual([null, null, true]);
  });

  it('a tap with two or four fingers, and three fingers that move, leave the cockpit closed', async () => {
    await openCockpit();
    await touch(2);
    await touch(4);
    await touch(3, 40);
    expect(panel()).toBeNull();
  });

  it('the cockpit’s button counts the active faults', async () => {
    const controls = sampleControls();
    await openCockpit({ controls });
    const name = () => screen.getByRole('button', { name: /^Cabina/ }).getAttribute('aria-label');
    expect(name()).toBe('Cabina');
    act(() => controls.faults.add({ strike: { kind: 'offline' } }));
    expect(name()).toBe('Cabina: 1 falla activa');
    act(() => controls.faults.add({ strike: { kind: 'slow', ms: 2_000 } }));
    expect(name()).toBe('Cabina: 2 fallas activas');
    act(() => controls.faults.clear());
    expect(name()).toBe('Cabina');
  });

  it('the cockpit reopens its last tab after a reload, and starts closed when the stored state is invalid', async () => {
    await openCockpit({ at: 'show' });
    fireEvent.click(screen.getByRole('tab', { name: 'Tiempo' }));
    await settled();
    await openCockpit();
    expect((await screen.findByRole('tab', { name: 'Tiempo' })).getAttribute('aria-selected')).toBe('true');
    sessionStorage.setItem('aplauso-demo.cockpit', '{"isOpen":"yes"}');
    sessionStorage.setItem('aplauso-demo.cockpitFields', '[');
    await openCockpit();
    expect(panel()).toBeNull();
    expect(corner()).not.toBeNull();
  });

  it('the cockpit shows that its controls did not load, and loads them again', async () => {
    let asked = 0;
    const controls = async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch');
      return sampleControls();
    };
    await openCockpit({ kit: { controls }, at: 'show' });
    expect(screen.getByRole('alert').textContent).toContain('mandos');
    await press('Reintentar');
    expect(await screen.findByText('Ahora corre')).toBeDefined();
  });
});

it('the cockpit promises a start without a network only when every file is kept', async () => {
  let state: DemoOffline = { kind: 'unknown' };
  let tell: (() => void) | undefined;
  const offline = {
    now: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  await openCockpit({ kit: { offline }, at: 'show' });
  const said = (): string => screen.getByText('Sin conexión').nextElementSibling?.textContent ?? '';
  expect(said()).toBe('Todavía no');
  for (const [next, words] of [
    [{ kind: 'partly', kept: 24, all: 700 }, 'Todavía no: 24 de 700 archivos guardados'],
    [{ kind: 'ready' }, 'Lista para abrirse sin red'],
    [{ kind: 'impossible' }, 'No: este navegador no guarda los archivos'],
  ] satisfies [DemoOffline, string][]) {
    state = next;
    act(() => tell?.());
    expect(said()).toBe(words);
  }
});

describe('the persona in the cockpit', () => {
  it('pressing a persona signs in without a form, opens the first page and marks the persona', async () => {
    await openCockpit({ at: 'show' });
    await press(/^Lucía/);
    expect(tokenStore.read()).toBe(sampleToken('admin@aurora.example'));
    expect(pageSteps).toEqual(['go /']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Lucía/ }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(screen.getByRole('button', { name: /^Mariana/ }).getAttribute('aria-pressed')).toBe('false');
  });

  it('a persona that cannot sign in leaves the present session and shows the failure', async () => {
    tokenStore.write(sampleToken('employee@aurora.example'));
    const tokenOf = async (email: string): Promise<string> => {
      if (email.startsWith('admin')) throw new Error('inactive');
      return sampleToken(email);
    };
    await openCockpit({ kit: { tokenOf }, at: 'show' });
    await press(/^Lucía/);
    expect(screen.getByRole('alert').textContent).toContain('No se pudo entrar');
    expect(tokenStore.read()).toBe(sampleToken('employee@aurora.example'));
    expect(pageSteps).toEqual([]);
  });
});
