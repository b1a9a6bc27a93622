/** Time and snapshots in the cockpit: advancing the time, the list of what happened, and restoring a world. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import type { Happening } from '#schema/demo/happenings.ts';
import type { DemoControls } from '#src/api/demoKit.ts';
import { sampleControls } from '#stories/demo/controls.sample.ts';
import { aPage } from '#tests/support/page.ts';
import { openCockpit, pageSteps, press, settled } from './cockpitPage.tsx';

beforeEach(() => {
  aPage(async () => Response.error());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  pageSteps.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Moved {
  readonly ms: number;
  readonly keepSession: boolean;
}

/** Controls whose time functions give this answer and record their arguments. */
function timed(answer: () => Promise<readonly Happening[]>) {
  const asked: Moved[] = [];
  const base = sampleControls();
  const controls: DemoControls = {
    ...base,
    time: {
      ...base.time,
      advance: async (ms, { keepSession, progress }) => {
        asked.push({ ms, keepSession });
        const happened = await answer();
        await base.time.advance(ms, { keepSession, ...(progress === undefined ? {} : { progress }) });
        return happened;
      },
    },
  };
  return { asked, controls };
}

const day = 86_400_000;

describe('the advance of time', () => {
  it('advancing the time keeps the session, reloads the page and lists what happened with counts', async () => {
    const { asked, controls } = timed(async () => [
      { what: 'renewals', count: 260 },
      { what: 'birthdays', count: 1 },
      { what: 'couponsExpired', count: 0 },
    ]);
    await openCockpit({ controls, at: 'time' });
    await press('+ 1 semana');
    expect(asked).toEqual([{ ms: 7 * day, keepSession: true }]);
    expect(pageSteps).toEqual(['reload']);
    await openCockpit({ controls });
    expect(await screen.findByText('260 personas recibieron sus puntos del mes para dar')).toBeDefined();
    expect(screen.getByText('1 cumpleaños se publicó en el inicio')).toBeDefined();
    expect(screen.queryByText(/cupones/)).toBeNull();
    expect(screen.getByText('Movido 7 días desde el comienzo.')).toBeDefined();
  });

  it('advancing the time lets the session end when the switch is off', async () => {
    const { asked, controls } = timed(async () => [{ what: 'sessionsEnded', count: 1 }]);
    await openCockpit({ controls, at: 'time' });
    fireEvent.click(screen.getByRole('switch', { name: /^Mantener la sesión/ }));
    await press('+ 1 día');
    expect(asked).toEqual([{ ms: day, keepSession: false }]);
  });

  it('advancing the time by a typed amount is limited to a year', async () => {
    const { asked, controls } = timed(async () => []);
    await openCockpit({ controls, at: 'time' });
    const amount = screen.getByRole('spinbutton', { name: 'Otra cantidad' });
    fireEvent.change(amount, { target: { value: '400' } });
    await settled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mover' }).disabled).toBe(true);
    expect(screen.getByText('De 1 a 366.')).toBeDefined();
    fireEvent.change(amount, { target: { value: '45' } });
    await settled();
    await press('Mover');
    expect(asked).toEqual([{ ms: 45 * day, keepSession: true }]);
    await openCockpit({ controls });
    expect(await screen.findByText('En ese tiempo no tocaba que pasara nada.')).toBeDefined();
  });

  it('advancing the time runs once, however often it is pressed, and shows its progress', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly Happening[]>();
    const { asked, controls } = timed(() => promise);
    await openCockpit({ controls, at: 'time' });
    const once = screen.getByRole('button', { name: '+ 1 mes' });
    fireEvent.click(once);
    fireEvent.click(once);
    await settled();
    fireEvent.submit(screen.getByRole('spinbutton', { name: 'Otra cantidad' }).closest('form') ?? once);
    await settled();
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: 'Pasa el tiempo' })).toBeDefined();
    resolve([]);
    await waitFor(() => expect(pageSteps).toEqual(['reload']));
  });

  it('a failed advance of time shows the failure and does not reload the page', async () => {
    const { controls } = timed(async () => {
      throw new Error('a job never ends');
    });
    await openCockpit({ controls, at: 'time' });
    await press('+ 1 hora');
    expect(screen.getByRole('alert').textContent).toContain('no se pudo mover');
    expect(pageSteps).toEqual([]);
  });
});

/** Controls that record every change to snapshots. */
function shelved(more: Partial<DemoControls['snapshots']> = {}) {
  const done: string[] = [];
  const base = sampleControls();
  const controls: DemoControls = {
    ...base,
    snapshots: {
      ...base.snapshots,
      load: async (id) => void done.push(`load ${id}`),
      remove: async (id) => {
        done.push(`remove ${id}`);
        await base.snapshots.remove(id);
      },
      ...more,
    },
  };
  return { done, controls };
}

const answer = async (title: string, button: string): Promise<void> => {
  const question = await screen.findByRole('dialog', { name: title });
  fireEvent.click(within(question).getByRole('button', { name: button }));
  await settled();
};

describe('the snapshot in the cockpit', () => {
  it('a snapshot is saved under a name and appears in the list', async () => {
    const { controls } = shelved();
    await openCockpit({ controls, at: 'time' });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Guardar el de ahora como' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
    fireEvent.change(name, { target: { value: '  Con la factura  ' } });
    await settled();
    await press('Guardar');
    expect(await screen.findByText('Con la factura')).toBeDefined();
    expect(name.value).toBe('');
  });

  it('a snapshot is loaded after a confirmation, and the page reloads', async () => {
    const { done, controls } = shelved();
    await openCockpit({ controls, at: 'time' });
    await press('Volver a «Antes de la junta»');
    await answer('¿Volver a «Antes de la junta»?', 'Cancelar');
    expect([done, pageSteps]).toEqual([[], []]);
    await press('Volver a «Antes de la junta»');
    await answer('¿Volver a «Antes de la junta»?', 'Volver');
    expect([done, pageSteps]).toEqual([['load kept-1'], ['reload']]);
  });

  it('a snapshot that cannot be loaded leaves the running world and shows the reason', async () => {
    const { controls } = shelved({
      load: async () => {
        throw new SnapshotRefused('otherRelease');
      },
    });
    await openCockpit({ controls, at: 'time' });
    await press('Volver a «Antes de la junta»');
    await answer('¿Volver a «Antes de la junta»?', 'Volver');
    expect((await screen.findByRole('alert')).textContent).toContain('otra versión');
    expect(pageSteps).toEqual([]);
  });

  it('a snapshot is deleted after a confirmation', async () => {
    const { done, controls } = shelved();
    await openCockpit({ controls, at: 'time' });
    await press('Borrar «Antes de la junta»');
    await answer('¿Borrar «Antes de la junta»?', 'Borrar');
    expect(done).toEqual(['remove kept-1']);
    await waitFor(() => expect(screen.queryByText('Antes de la junta')).toBeNull());
    expect(screen.getByText('Cliente con puntos vencidos')).toBeDefined();
  });

  it.each([
    [new SnapshotRefused('nonsense'), 'Este archivo no es un mundo guardado.'],
    [new SnapshotRefused('damaged'), 'El archivo está incompleto o dañado. Pide que te lo envíen otra vez.'],
    [
      new SnapshotRefused('otherRelease'),
      'El archivo es de otra versión de la demostración y aquí no se puede abrir.',
    ],
    [new Error('the disk is gone'), 'El archivo no se pudo leer.'],
  ])('a snapshot file that is refused (%s) shows its reason', async (problem, sentence) => {
    const { controls } = shelved({
      read: async () => {
        throw problem;
      },
    });
    await openCockpit({ controls, at: 'time' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('there is no field for files');
    fireEvent.change(input, { target: { files: [new File(['x'], 'world.aplauso')] } });
    await settled();
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});
