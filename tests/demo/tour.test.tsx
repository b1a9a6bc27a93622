/** A running tour: its card over the page, its persona, its stored state, and the list that starts tours. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import { tokenStore } from '#src/api/token.ts';
import { Coach } from '#src/demo/tours/Coach.tsx';
import { beginTour } from '#src/demo/tours/steering.ts';
import { endWithReset, storedTour } from '#src/demo/tours/tour.store.ts';
import { TourList } from '#src/demo/tours/TourList.tsx';
import { tours } from '#src/demo/tours/tours.ts';
import { sampleKit } from '#stories/demo/controls.sample.ts';
import {
  begin,
  beginClean,
  busy,
  card,
  drawn,
  endClean,
  goes,
  kit,
  page,
  part,
  press,
  tokenOf,
  turn,
} from './aTour.tsx';

beforeEach(beginClean);
afterEach(endClean);

describe('the tour card', () => {
  it('the tour card opens the page of the first step and shows what to point at and to say', async () => {
    await begin();
    expect(page.open).toHaveBeenCalledExactlyOnceWith('/');
    expect(within(card()).getByRole('heading').textContent).toBe('Todo empieza con un gracias');
    expect(card().textContent).toContain('Paso 1 de 11');
    expect(card().textContent).toContain('Señala la pregunta de arriba');
    expect(card().textContent).toContain('Di: Reconocer toma treinta segundos.');
    expect(screen.getByRole('status').textContent).toBe('Paso 1 de 11: Todo empieza con un gracias');
  });

  it('the tour card goes forward and back, by buttons and keys, within the tour', async () => {
    await begin();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Atrás' }).disabled).toBe(true);
    await turn('ArrowLeft');
    expect(card().textContent).toContain('Paso 1 de 11');
    await press('Siguiente');
    expect(page.open).toHaveBeenLastCalledWith('/post');
    await turn('ArrowRight');
    expect(page.open).toHaveBeenLastCalledWith('/podium');
    await press('Atrás');
    expect(page.open).toHaveBeenLastCalledWith('/post');
    await goes(20);
    expect(card().textContent).toContain('Paso 11 de 11');
    await press('Terminar');
    expect(screen.queryByRole('region', { name: 'Recorrido' })).toBeNull();
    expect(storedTour()).toBeNull();
  });

  it('the tour card signs in the person of the step, and reloads the page only when the person changes', async () => {
    await begin();
    await goes(6);
    expect(page.load).not.toHaveBeenCalled();
    const before = tokenStore.read();
    await turn('ArrowRight');
    expect(page.load).toHaveBeenCalledExactlyOnceWith('/performance_evaluation');
    expect(tokenStore.read()).not.toBe(before);
    expect(tokenStore.read()).toContain(part({ sub: 'manager@aurora.example' }).slice(0, 20));
    await turn('ArrowRight');
    expect(page.load).toHaveBeenLastCalledWith('/admin');
    await turn('ArrowRight');
    expect(page.load).toHaveBeenCalledTimes(2);
    expect(page.open).toHaveBeenLastCalledWith('/admin/points');
  });

  it('the tour card signs in the person of the tour’s own organisation', async () => {
    await begin({ scenario: 'busy', organization: 'boreal' });
    expect(card().textContent).toContain('Paso 1 de 9');
    await goes(7);
    expect(page.load).toHaveBeenCalledExactlyOnceWith('/admin');
    expect(tokenStore.read()).toContain(part({ sub: 'admin@boreal.example' }).slice(0, 20));
  });

  it('the tour card opens only the last page when steps are pressed quickly', async () => {
    await begin();
    vi.clearAllMocks();
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true, shiftKey: true });
      fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true, shiftKey: true });
    });
    expect(page.open.mock.calls).toEqual([['/podium']]);
  });

  it('the tour card shows that a step’s person cannot be signed in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    tokenStore.write(await tokenOf('employee@aurora.example'));
    const empty = { personas: [], tokenOf };
    drawn(<Coach kit={empty} page={page} />);
    await act(() => beginTour(busy, empty, page).catch(() => undefined));
    await press('Siguiente');
    expect(screen.getByRole('alert').textContent).toContain('No se pudo abrir este paso');
  });

  it('the tour card hides its notes and moves, and both are stored', async () => {
    await begin();
    await press('Notas');
    expect(card().textContent).not.toContain('Di:');
    const before = card().className;
    await press('Mover la tarjeta');
    expect(card().className).not.toBe(before);
    expect(storedTour()).toMatchObject({ hasNotes: false, place: 'top' });
    await press('Siguiente');
    expect(card().textContent).not.toContain('Di:');
  });

  it('the tour card keeps the focus on its button once when the new page focuses its heading', async () => {
    await begin();
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    document.body.append(heading);
    const next = screen.getByRole('button', { name: 'Siguiente' });
    next.focus();
    await press('Siguiente');
    heading.focus();
    expect(document.activeElement).toBe(next);
    // Only once: a focus that the user sets afterwards stays.
    heading.focus();
    expect(document.activeElement).toBe(heading);
    heading.remove();
  });

  it('the tour card takes the focus again after a reload under its button', async () => {
    await begin();
    screen.getByRole('button', { name: 'Siguiente' }).focus();
    dispatchEvent(new Event('pagehide'));
    const kept = storedTour();
    cleanup();
    expect(kept?.hadFocus).toBe(true);
    drawn(<Coach kit={kit} page={page} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Siguiente' }));
  });
});

describe('the stored tour', () => {
  it('a reset of the demo ends the running tour, also for the page after it', async () => {
    await begin();
    const demo = sampleKit();
    endWithReset(demo);
    await act(() => demo.reset());
    expect(screen.queryByRole('region', { name: 'Recorrido' })).toBeNull();
    expect(storedTour()).toBeNull();
  });

  it('a stored tour is read with its step, and an invalid one is ignored', async () => {
    await begin();
    await turn('ArrowRight');
    expect(storedTour()).toMatchObject({ scenario: 'busy', organization: 'aurora', step: 1 });
    for (const nonsense of ['{', '{}', '{"scenario":"busy"}', '[]']) {
      sessionStorage.setItem('aplauso-demo.tour', nonsense);
      expect(storedTour()).toBeNull();
    }
  });
});

describe('the list of tours', () => {
  const listed = (world?: WorldPart): void =>
    drawn(<TourList kit={kit} controls={{ world: () => world }} page={page} />);

  it('the list begins the running world’s tour in the organisation of the signed-in person, and ends it', async () => {
    tokenStore.write(await tokenOf('manager@boreal.example'));
    listed();
    expect(screen.getByRole('heading', { name: tours.busy.title.message ?? '' })).toBeDefined();
    await press('Empezar el recorrido');
    expect(storedTour()).toMatchObject({ scenario: 'busy', organization: 'boreal', step: 0 });
    expect(page.load).toHaveBeenCalledExactlyOnceWith('/');
    const steps = within(screen.getByRole('list', { name: 'Pasos del recorrido' }));
    await act(async () => void fireEvent.click(steps.getByRole('button', { name: /billeteras/ })));
    expect(storedTour()).toMatchObject({ step: 3 });
    await press('Terminar el recorrido');
    expect(storedTour()).toBeNull();
  });

  it('the list begins another tour with its own scenario and the present prospect, date and modules', async () => {
    const dressed = { ...busy, prospect: { name: 'Acme' }, date: '2028-02-29', off: ['catalog' as const] };
    listed(dressed);
    await press('Empezar: El cierre de mes');
    expect(kit.arrive).toHaveBeenCalledExactlyOnceWith({
      ...dressed,
      scenario: 'monthEnd',
      persona: 'manager',
    });
    expect(page.load).toHaveBeenCalledExactlyOnceWith('/wallet');
    // The catalog module is off, so the steps about orders are missing.
    expect(storedTour()?.steps).toEqual(['purse', 'requests', 'office', 'renewal', 'budget']);
  });

  it('a tour whose world cannot be made changes nothing and shows the failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    kit.arrive.mockRejectedValueOnce(new Error('no room'));
    listed(busy);
    await press('Empezar: Cuando no alcanza');
    expect(screen.getByRole('alert').textContent).toContain('El recorrido no pudo empezar');
    expect(storedTour()).toBeNull();
    expect(page.load).not.toHaveBeenCalled();
  });

  it('the list offers a link when the browser refuses a second window', async () => {
    vi.stubGlobal('open', () => null);
    listed(busy);
    await press('Ventana del presentador');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/presenter');
  });
});
