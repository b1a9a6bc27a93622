/** A tour over a stand-in page: whose token is whose can be read, pages are only noted. */
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

/** A part of a token. */
export const part = (claims: object): string => btoa(JSON.stringify(claims)).replaceAll('=', '');

let given = 0;
/** A token that says whose it is; another one each time, as the backend gives them. */
export const tokenOf = async (email: string): Promise<string> => {
  given += 1;
  return `${part({ alg: 'none' })}.${part({ sub: email, org: email.split('@')[1], jti: given })}.signed`;
};

/** Everybody comes in; every world begins. */
export const kit = {
  personas,
  tokenOf,
  arrive: vi.fn<DemoKit['arrive']>(async ({ persona = 'employee' }) => ({
    token: await tokenOf(`${persona}@aurora.example`),
    path: '/',
  })),
};
/** What was opened and loaded. */
export const page = { open: vi.fn<TourPage['open']>(), load: vi.fn<TourPage['load']>() };
/** The world of most tests. */
export const busy: WorldPart = { scenario: 'busy', organization: 'aurora' };

/** Draws something with its words. */
export const drawn = (children: ReactElement): void => {
  render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
};

/** Begins the tour of a world as its employee, with its card on the page. */
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

/** Goes on so many steps. */
export async function goes(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await turn('ArrowRight');
}

/** Before each test: Spanish, nothing kept, nobody in, and no layout, as wide as the large one. */
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

/** After each test. */
export function endClean(): void {
  act(() => tourStore.trigger.ended());
  cleanup();
  tokenStore.forget();
  vi.unstubAllGlobals();
}
