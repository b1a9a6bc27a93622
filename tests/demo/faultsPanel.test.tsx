/** The faults panel of the cockpit: choosing and removing a fault, and a readable log of what the app did. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRecord, DemoControls, DemoFault } from '#src/api/demoKit.ts';
import { actionsOf, timeline } from '#src/demo/faults/actions.ts';
import { FaultsPanel } from '#src/demo/faults/FaultsPanel.tsx';
import { forgetPerson } from '#src/lib/store.ts';
import { toasts } from '#src/lib/toasts.ts';
import { sampleCalls, sampleControls, sampleKit } from '#stories/demo/controls.sample.ts';
import { aPage } from '../support/page.ts';

let controls: DemoControls;
const put = (): readonly DemoFault[] =>
  controls.faults.list().map(({ call, times, strike }) => ({ call, times, strike }));

async function draw(begin: Parameters<typeof sampleControls>[0]): Promise<void> {
  controls = sampleControls(begin);
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Suspense>
          <FaultsPanel kit={sampleKit(controls)} controls={controls} />
        </Suspense>
      </I18nProvider>,
    );
  });
}
async function open(
  begin: Parameters<typeof sampleControls>[0] = {},
  view: 'Fallas' | 'Registro' = 'Fallas',
): Promise<void> {
  await draw(begin);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${view}`) }));
}
const choose = async (label: string, option: RegExp | string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const activate = () => userEvent.click(screen.getByRole('button', { name: 'Activar la falla' }));
const type = (label: RegExp | string, text: string): void => {
  fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value: text } });
};

beforeEach(() => aPage(async () => new Response()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of toasts.store.getSnapshot().context.toasts) toasts.dismiss(id);
  // Another user must not see these toasts.
  forgetPerson();
});

describe('the choice of a fault', () => {
  it('the default fault is a 503 for every call until it is removed', async () => {
    await open();
    await activate();
    expect(put()).toEqual([
      { call: undefined, times: undefined, strike: { kind: 'error', code: 'unavailable', status: 503 } },
    ]);
    const line = screen.getByText('Hasta que la quites').closest('li');
    expect(line?.textContent).toBe('Todas las llamadas503 unavailableHasta que la quites');
  });

  it('a fault can be set for one call, found by a part of its name, and for a number of times', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Una llamada' }));
    expect(screen.getByRole('button', { name: 'Activar la falla' })).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('combobox', { name: 'Cuál llamada' }), 'buy_prod');
    await userEvent.click(await screen.findByRole('option', { name: /POST \/rest\/buy_products/ }));
    await choose('Cómo falla', /Respuesta perdida/);
    type(/Cuántas veces/, '2');
    await activate();
    expect(put()).toEqual([{ call: 'POST /rest/buy_products', times: 2, strike: { kind: 'lost' } }]);
    expect(screen.getByText('Quedan 2 veces')).toBeDefined();
  });

  it('a fault can say whether to repeat and how long to wait', async () => {
    await open();
    await choose('Error', /429 too_many/);
    await choose('Qué dice la respuesta sobre repetir', 'No se puede repetir');
    type(/Espera que pide la respuesta/, '9');
    await activate();
    expect(put()).toEqual([
      {
        call: undefined,
        times: undefined,
        strike: { kind: 'error', code: 'too_many', status: 429, retryable: false, retryAfter: 9 },
      },
    ]);
    expect(screen.getByText('429 too_many · no se puede repetir · pide esperar 9 s')).toBeDefined();
  });

  it('a fault without an answer has no fields for retry and wait', async () => {
    await open();
    type(/Espera que pide la respuesta/, '9');
    await choose('Error', /^timeout/);
    expect(screen.queryByText('Qué dice la respuesta sobre repetir')).toBeNull();
    await activate();
    expect(put()[0]?.strike).toEqual({ kind: 'error', code: 'timeout', status: 0 });
  });

  it('a slow fault needs its duration, and a fault needs at least one strike', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Activar la falla' });
    await choose('Cómo falla', /Responder lento/);
    type('Cuánto tarda', '');
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText('Escribe cuántos milisegundos tarda.')).toBeDefined();
    type('Cuánto tarda', '2500');
    type(/Cuántas veces/, '0');
    expect(button).toHaveProperty('disabled', true);
    type(/Cuántas veces/, '');
    await activate();
    expect(put()[0]?.strike).toEqual({ kind: 'slow', ms: 2_500 });
    expect(screen.getByText('Tarda 2.5 s')).toBeDefined();
  });
});

describe('the faults in force', () => {
  const two: readonly DemoFault[] = [
    { call: 'Feed', strike: { kind: 'offline' } },
    { times: 1, strike: { kind: 'slow', ms: 800 } },
  ];

  it('the panel opens on the log when faults are in force', async () => {
    await draw({ faults: two });
    expect(screen.getByRole('radio', { name: 'Registro' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Fallas (2)' })).toHaveProperty('checked', false);
  });

  it('faults are removed one by one or all at once, and the focus moves to their count', async () => {
    await open({ faults: two });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la falla: Feed, Sin conexión' }));
    expect(put()).toEqual([two[1]].map((fault) => ({ call: undefined, ...fault })));
    expect(document.activeElement?.textContent).toBe('Fallas activas: 1');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar todas' }));
    expect(put()).toEqual([]);
    expect(screen.getByText('Todo responde como debe.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Fallas activas: 0');
  });
});

describe('the log', () => {
  it('the log shows the attempts of one action together, with pauses, codes and the catalogue’s sentence', async () => {
    await open({}, 'Registro');
    const list = screen.getByRole('list', { name: 'Lo que hizo la aplicación' });
    const thanks = within(list).getByText('SendFeedback').closest('li');
    expect(within(thanks ?? list).getByText('3 intentos')).toBeDefined();
    expect(
      within(thanks ?? list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1.503 unavailablea propósito',
      '2.503 unavailable1 s despuésa propósito',
      '3.2002.1 s después',
    ]);
    const react = within(list).getByText('POST /rest/react').closest('li');
    expect(react?.textContent).toContain('Error interno del servidor. Intenta más tarde.');
    expect(within(list).getByText('No llegó respuesta')).toBeDefined();
    expect(within(list).getByText('En camino')).toBeDefined();
  });

  it('the log can show failures only, and shows the messages that appeared on the page', async () => {
    await open({}, 'Registro');
    toasts.raise({ severity: 'error', text: 'No se envió. Tu mensaje sigue aquí.' });
    expect(await screen.findByText('No se envió. Tu mensaje sigue aquí.')).toBeDefined();
    await userEvent.click(screen.getByRole('switch', { name: /Solo lo que falló/ }));
    expect(screen.queryByText('Boot')).toBeNull();
    expect(screen.getByText('SendFeedback')).toBeDefined();
    expect(screen.getByText('Aviso en pantalla:')).toBeDefined();
  });

  it('the log is copied as one line for each attempt, oldest first', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await open({ calls: sampleCalls.slice(0, 4) }, 'Registro');
    fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByRole('button', { name: 'Copiado' });
    const lines = copied[0]?.split('\n') ?? [];
    expect(lines.map((line) => line.replace(/^[\d:]+ {2}/, ''))).toEqual([
      'Boot · intento 1 · 200',
      'SendFeedback · intento 1 · 503 unavailable · falla a propósito',
      'SendFeedback · intento 2 · +1 s · 503 unavailable · falla a propósito',
      'SendFeedback · intento 3 · +2.1 s · 200',
    ]);
  });

  it('an empty log shows what to do and has no buttons to copy or clear', async () => {
    await open({ calls: [] }, 'Registro');
    expect(screen.getByText(/Usa la aplicación: aquí aparece cada llamada/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Vaciar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull();
  });
});

describe('attempts and messages in order', () => {
  const call = (id: number, more: Partial<CallRecord>): CallRecord => ({
    id,
    at: id * 1_000,
    call: 'Feed',
    attempt: 1,
    waited: null,
    struck: false,
    outcome: { kind: 'answered', status: 200, code: null },
    ...more,
  });

  it('attempt numbers keep two interleaved actions of one call apart', () => {
    const actions = actionsOf([
      call(1, {}),
      call(2, {}),
      call(3, { attempt: 2 }),
      call(4, { attempt: 2 }),
      call(5, { attempt: 3 }),
      call(6, { call: 'Podium', attempt: 4 }),
    ]);
    expect(actions.map(({ attempts }) => attempts.map(({ id }) => id))).toEqual([[1, 4], [2, 3, 5], [6]]);
  });

  it('a message comes after the call that it belongs to', () => {
    const entries = timeline(
      [call(1, {}), call(2, { call: 'Podium' })],
      [
        { at: 2_000, severity: 'error', text: 'no' },
        { at: 500, severity: 'info', text: 'hola' },
      ],
    );
    expect(entries.map((entry) => (entry.kind === 'notice' ? entry.text : entry.call))).toEqual([
      'no',
      'Podium',
      'Feed',
      'hola',
    ]);
  });
});
