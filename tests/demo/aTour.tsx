/** A tour over a fake page: tokens name their user, and opened pages are only recorded. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { personas } from '#mock/world/personas.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { Coach } from '#src/demo/tours/Coach.tsx';
import { beginTour, type TourPage } from '#src/demo/tours/steering.ts';
import { tourStore } from '#src/demo/tours/tour.store.ts';

/** A base64 part of a token. */
export const part = (claims: object): string => btoa(JSON.stringify(claims)).replaceAll('=', '');

let given = 0;
/** A readable token of this user; each call gives a different token, as the backend does. */
export const tokenOf = async (email: string): Promise<string> => {
  given += 1;
  return `${part({ alg: 'none' })}.${part({ sub: email, org: email.split('@')[1], jti: given })}.signed`;
};

/** A demo kit that signs in every persona and starts every world. */
export const kit = {
  personas,
  tokenOf,
  arrive: vi.fn<DemoKit['arrive']>(async ({ persona = 'employee' }) => ({
    token: await tokenOf(`${persona}@aurora.example`),
    path: '/',
  })),
};
/** Records of the opened pages and loaded addresses. */
export const page = { open: vi.fn<TourPage['open']>(), load: vi.fn<TourPage['load']>() };
/** The world of most tests. */
export const busy: WorldPart = { scenario: 'busy', organization: 'aurora' };

/** Renders an element with the texts. */
export const drawn = (children: ReactElement): void => {
  render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
};

/** Starts the tour of a world as its employee and shows the tour card. */
export async function begin(world: WorldPart = busy): Promise<void> {
  tokenStore.write(await tokenOf(`employee@${world.organization}.example`));
  drawn(<Coach kit={kit} page={page} />);
  await act(() => beginTour(world, kit, page));
}

/** The card of the tour. */
export const card = (): HTMLElement => screen.getByRole('region', { name: 'Recorrido' });

/** Presses a button. */
export const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Presses the keys of the tour. */
export const turn = (key: 'ArrowRight' | 'ArrowLeft'): Promise<void> =>
  act(async () => void fireEvent.keyDown(document.body, { key, ctrlKey: true, shiftKey: true }));

/** Goes forward by this number of steps. */
export async function goes(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await turn('ArrowRight');
}

/** Sets up each test: Spanish, empty storage, no session, and the wide layout. */
export function beginClean(): void {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.clearAllMocks();
}

/** Cleans up after each test. */
export function endClean(): void {
  act(() => tourStore.trigger.ended());
  cleanup();
  tokenStore.forget();
  vi.unstubAllGlobals();
}
