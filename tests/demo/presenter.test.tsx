/** The presenter's window follows and controls the tour of the other window through the channel between both. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLine } from '#src/demo/tours/channel.ts';
import { stepsIn } from '#src/demo/tours/tour.ts';
import { tourStore } from '#src/demo/tours/tour.store.ts';
import { tours } from '#src/demo/tours/tours.ts';
import { clockWords, paceOf } from '#src/demo/presenter/pace.ts';
import { Presenter } from '#src/demo/presenter/Presenter.tsx';
import { begin, beginClean, drawn, endClean, goes, page, press, turn } from './aTour.tsx';

beforeEach(beginClean);
afterEach(endClean);

describe('the presenter window', () => {
  const notes = (): HTMLElement => screen.getByRole('main');
  const heading = (): string => within(notes()).getByRole('heading', { level: 1 }).textContent;

  it('the presenter window waits for a tour, follows it, leads it, and shows its end', async () => {
    drawn(<Presenter />);
    expect(heading()).toBe('Ventana del presentador');
    await begin();
    await waitFor(() => expect(heading()).toBe('Todo empieza con un gracias'));
    expect(notes().textContent).toContain('Después: Lo que se agradece, se ve');
    await turn('ArrowRight');
    await waitFor(() => expect(heading()).toBe('Lo que se agradece, se ve'));
    await act(async () => void fireEvent.keyDown(document.body, { key: 'PageDown' }));
    await waitFor(() => expect(page.open).toHaveBeenLastCalledWith('/podium'));
    await waitFor(() => expect(heading()).toBe('Un podio sin vergüenzas'));
    await act(async () => void fireEvent.click(within(notes()).getByRole('button', { name: 'Atrás' })));
    await waitFor(() => expect(page.open).toHaveBeenLastCalledWith('/post'));
    await waitFor(() => expect(heading()).toBe('Lo que se agradece, se ve'));
    act(() => tourStore.trigger.ended());
    await waitFor(() => expect(heading()).toBe('Ventana del presentador'));
  });

  it('a presenter window that is opened late shows the tour’s present step', async () => {
    await begin();
    await goes(2);
    drawn(<Presenter />);
    await waitFor(() => expect(heading()).toBe('Un podio sin vergüenzas'));
  });

  it('the presenter window shows that the other window is reloading, and goes on with it', async () => {
    drawn(<Presenter />);
    await begin();
    await waitFor(() => expect(heading()).toBe('Todo empieza con un gracias'));
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(notes().textContent).toContain('se está cargando o se cerró'));
    const next = within(notes()).getByRole<HTMLButtonElement>('button', { name: 'Siguiente' });
    expect(next.disabled).toBe(true);
    act(() => void dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(notes().textContent).not.toContain('se está cargando o se cerró'));
    expect(next.disabled).toBe(false);
  });

  it('the presenter window counts the minutes from now when asked to', async () => {
    drawn(<Presenter />);
    await begin();
    act(() => tourStore.trigger.changed({ startedAt: 0 }));
    await waitFor(() => expect(notes().textContent).toMatch(/minutos tarde/));
    await press('Contar los minutos desde ahora');
    await waitFor(() => expect(notes().textContent).toContain('hasta el minuto 1 de 10'));
  });

  it('the presenter window ignores messages of another release and for another window', async () => {
    drawn(<Presenter />);
    await begin();
    await waitFor(() => expect(heading()).toBe('Todo empieza con un gracias'));
    const stranger = new BroadcastChannel('aplauso-demo.tour');
    stranger.postMessage({ kind: 'stands', from: 'other', running: { scenario: 'gone', step: 3 } });
    stranger.postMessage({ kind: 'go', to: 'somebody else', step: 5 });
    const heard = new Promise((done) => {
      const line = openLine((message) => message.kind === 'stands' && (line.close(), done(message)));
      line.tell({ kind: 'asked' });
    });
    expect(await heard).toMatchObject({ running: { scenario: 'busy', step: 0 } });
    stranger.close();
    expect(heading()).toBe('Todo empieza con un gracias');
  });
});

describe('the minutes', () => {
  const steps = stepsIn(tours.busy, 'aurora');

  it('the minutes are planned step by step, and count as late only after a whole minute', () => {
    expect(paceOf(steps, 0, 0)).toEqual({ planned: 10, until: 1, behind: 0 });
    expect(paceOf(steps, 2, 3 * 60_000 + 59_999)).toMatchObject({ until: 3, behind: 0 });
    expect(paceOf(steps, 2, 4 * 60_000)).toMatchObject({ behind: 1 });
  });

  it('the minutes are shown as a clock', () => {
    expect([0, 59_999, 60_000, 3_700_000, -5].map(clockWords)).toEqual([
      '0:00',
      '0:59',
      '1:00',
      '61:40',
      '0:00',
    ]);
  });
});
