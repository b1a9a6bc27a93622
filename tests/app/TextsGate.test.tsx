/**
 * A screen waits for its texts. If loading fails, a sentence in both languages and a Retry button are shown instead.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, setLanguage } from '#src/app/i18n.ts';
import { TextsGate } from '#src/app/TextsGate.tsx';
import { expectReactToSay } from '#tests/support/reactWatch.ts';

let missing: ReadonlySet<string>;
beforeEach(async () => {
  missing = new Set();
  vi.stubGlobal('fetch', async (address: string) =>
    missing.has(address)
      ? new Response('<!doctype html>')
      : new Response(JSON.stringify({ messages: { [`word.${address}`]: 'x' } }), {
          headers: { 'content-type': 'application/json' },
        }),
  );
  await setLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Crash extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'nothing' };
  }
  override render() {
    return this.state.message === '' ? this.props.children : `crashed: ${this.state.message}`;
  }
}

const showNow = (namespace: string, children: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <Crash>
        <Suspense fallback="waiting">
          <TextsGate names={[namespace]}>{children}</TextsGate>
        </Suspense>
      </Crash>
    </I18nProvider>,
  );

// A component that suspends inside `act` continues only if the `act` is awaited.
const show = (namespace: string, children: ReactNode) =>
  act(async () => {
    showNow(namespace, children);
  });

const breaks = () => expectReactToSay(/The above error occurred in the <\w+> component/u);

describe('the gate of a screen’s texts', () => {
  it('a screen is shown once its texts are loaded', async () => {
    const arrived = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => arrived.promise);
    await show('one', 'the screen');
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => arrived.resolve(new Response('{"messages":{}}')));
    expect(await screen.findByText('the screen')).toBeTruthy();
  });

  it('a screen is shown at once when its texts were loaded before', async () => {
    await loadTexts('es', 'early');
    showNow('early', 'the screen');
    expect(screen.getByText('the screen')).toBeTruthy();
  });

  it('a screen without texts shows an alert in both languages, and a retry that loads them shows the screen', async () => {
    breaks();
    missing = new Set(['/locales/es/two.json']);
    await show('two', 'the screen');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No se pudieron cargar los textos.');
    expect(alert.textContent).toContain('The texts could not be loaded.');
    const retry = screen.getByRole('button', { name: /Reintentar/ });
    await userEvent.click(retry);
    expect(screen.getByRole('alert')).toBeTruthy();
    missing = new Set();
    await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
    expect(await screen.findByText('the screen')).toBeTruthy();
  });

  it('a screen whose texts failed is shown when the page changes to a language that has them', async () => {
    breaks();
    missing = new Set(['/locales/es/three.json']);
    await show('three', 'the screen');
    await screen.findByRole('alert');
    await act(() => setLanguage('en'));
    expect(await screen.findByText('the screen')).toBeTruthy();
  });

  it('the texts gate leaves any other error to the crash fallback', async () => {
    breaks();
    const Broken = (): ReactNode => {
      throw new RangeError('a bug');
    };
    await show('four', <Broken />);
    expect(await screen.findByText('crashed: a bug')).toBeTruthy();
  });
});
