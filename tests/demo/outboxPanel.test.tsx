/**
 * The outbox panel of the cockpit: unsent items are listed, filtered and opened, and their codes, links and files can
 * be used.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxItem } from '#src/api/demoKit.ts';
import { OutboxPanel } from '#src/demo/outbox/OutboxPanel.tsx';
import { outboxLookMs } from '#src/demo/outbox/useOutbox.ts';
import { sampleControls, sampleKit, sampleOutbox } from '#stories/demo/controls.sample.ts';
import { aPage } from '../support/page.ts';

let box: readonly OutboxItem[] = [];
let fails = false;
const asked: string[] = [];

const look = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(outboxLookMs);
  });
async function open(answer: Response = new Response('bytes')): Promise<void> {
  const controls = {
    ...sampleControls(),
    outbox: async () => {
      if (fails) throw new Error('the store is closed');
      return box;
    },
  };
  const kit = sampleKit(controls, {
    answer: async ({ url }) => {
      asked.push(url);
      return answer;
    },
  });
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Suspense>
          <OutboxPanel kit={kit} controls={controls} />
        </Suspense>
      </I18nProvider>,
    );
  });
  await look();
}
const subjects = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const row = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  aPage(async () => new Response());
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 17) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  [box, fails] = [sampleOutbox, false];
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // The network spy goes first, because restoring it would install the stubbed network again.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the list of the outbox', () => {
  it('the outbox shows kind and receiver of each item, and can be filtered by kind', async () => {
    await open();
    expect(subjects()).toHaveLength(3);
    expect(row(/reconoció/).textContent).toMatch(/WhatsApp\+57 300 555 0101/);
    fireEvent.click(screen.getByRole('radio', { name: 'Archivos (1)' }));
    expect(subjects()).toHaveLength(1);
    expect(row(/Reglamento/).textContent).toContain('Archivo');
    fireEvent.click(screen.getByRole('radio', { name: 'Correos (1)' }));
    expect(row(/048213/).textContent).toContain('Correo');
  });

  it('the outbox grows while it is open, and keeps its items when it cannot be read', async () => {
    box = [];
    await open();
    expect(screen.getByText(/Todavía no salió nada/)).toBeDefined();
    box = sampleOutbox.slice(0, 1);
    await look();
    expect(subjects()).toHaveLength(1);
    fails = true;
    await look();
    expect(screen.getByRole('alert').textContent).toContain('No pudimos leer la bandeja.');
    expect(subjects()).toHaveLength(1);
    [box, fails] = [sampleOutbox, false];
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(subjects()).toHaveLength(3);
  });

  it('an outbox that cannot be read at first shows the failure and no empty state', async () => {
    fails = true;
    await open();
    expect(screen.getByRole('alert').textContent).toContain('No pudimos leer la bandeja.');
    expect(screen.queryByText(/Todavía no/)).toBeNull();
  });

  it('an empty outbox explains for each kind why there is none', async () => {
    box = [];
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'WhatsApp (0)' }));
    expect(screen.getByText(/Llegan a quien activa WhatsApp con su número/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Archivos (0)' }));
    expect(screen.getByText(/Todavía no hay archivos nuevos/)).toBeDefined();
  });
});

describe('the opened item', () => {
  it('an opened mail shows its code, and an opened message its link', async () => {
    await open();
    fireEvent.click(row(/048213/));
    expect(screen.getByText('048213', { selector: 'span' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeDefined();
    fireEvent.click(row(/reconoció/));
    expect(screen.getByRole('link', { name: 'Abrir el enlace' }).getAttribute('href')).toBe('/notifications');
    expect(row(/048213/).getAttribute('aria-expanded')).toBe('false');
  });

  it('a file of the outbox is downloaded from this tab and never from the network', async () => {
    box = [{ ...(sampleOutbox[2] ?? box[0]), link: '/rest/file/a?sig=1' } as OutboxItem]; // the sample has three
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob): string => {
          saved.push(file);
          return 'blob:saved';
        };
        static override revokeObjectURL = (): void => undefined;
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const network = vi.spyOn(globalThis, 'fetch');
    await open();
    fireEvent.click(row(/Reglamento/));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Descargar' }));
    });
    expect(asked.map((url) => new URL(url).pathname)).toEqual(['/rest/file/a']);
    expect(saved).toHaveLength(1);
    expect(network).not.toHaveBeenCalled();
  });

  it('a file that is gone shows so when it is downloaded', async () => {
    box = [{ ...(sampleOutbox[2] ?? box[0]), link: '/rest/file/a?sig=1' } as OutboxItem]; // the sample has three
    await open(new Response(null, { status: 404 }));
    fireEvent.click(row(/Reglamento/));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Descargar' }));
    });
    expect(within(screen.getByRole('list')).getByRole('alert').textContent).toBe(
      'El archivo ya no está aquí.',
    );
  });
});
