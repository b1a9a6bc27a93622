/** The cockpit: found, hidden and found again by keys, and left by pressing a face. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenStore } from '#src/api/token.ts';
import { sampleControls, sampleToken } from '#stories/demo/controls.sample.ts';
import { aPage } from '#tests/support/page.ts';
import { openCockpit, pageSteps, press, pressKeys, settled } from './cockpitPage.tsx';

const panel = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Cabina' });
const corner = (): HTMLElement | null => screen.queryByRole('button', { name: 'Cabina' });
const isAway = (): boolean => document.documentElement.hasAttribute('data-demo-hidden');
beforeEach(() => {
  aPage(async () => Response.error());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  pageSteps.length = 0;
});
afterEach(() => {
  cleanup();
  tokenStore.forget();
  document.documentElement.removeAttribute('data-demo-hidden');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the way into the cockpit', () => {
  it('is a button that hands the focus over and gets it back', async () => {
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

  it('are keys that work while a field of the page is typed in, and the field goes on afterwards', async () => {
    await openCockpit();
    const typed = screen.getByRole('textbox', { name: 'La página' });
    typed.focus();
    await pressKeys();
    await waitFor(() => expect(document.activeElement).toBe(panel()));
    await pressKeys();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(typed);
  });

  it('is not opened by other keys', async () => {
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

  it('hides everything of the demo, over a reload too, until the keys are pressed', async () => {
    await openCockpit({ at: 'show' });
    await press(/^Ocultar la cabina/);
    expect([panel(), corner(), isAway()]).toEqual([null, null, true]);
    document.documentElement.removeAttribute('data-demo-hidden');
    await openCockpit();
    expect([panel(), corner(), isAway()]).toEqual([null, null, true]);
    await pressKeys();
    await screen.findByRole('dialog', { name: 'Cabina' });
    expect(isAway()).toBe(false);
  });

  it('stands where it stood after a reload, and begins anew where what was kept is nonsense', async () => {
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

  it('says that its controls did not come, and asks again', async () => {
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

describe('a persona', () => {
  it('comes in with one press, without a form, at the beginning of the app, and is marked', async () => {
    await openCockpit({ at: 'show' });
    await press(/^Lucía/);
    expect(tokenStore.read()).toBe(sampleToken('admin@aurora.example'));
    expect(pageSteps).toEqual(['go /']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Lucía/ }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(screen.getByRole('button', { name: /^Mariana/ }).getAttribute('aria-pressed')).toBe('false');
  });

  it('who cannot come in leaves whoever was there', async () => {
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
