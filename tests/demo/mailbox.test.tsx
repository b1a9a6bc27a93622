/** The mailbox of the demo: a mail that comes is told once, read in its place, and good for what it carries. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoMail } from '#src/api/demoKit.ts';
import { Mailbox } from '#src/demo/Mailbox.tsx';
import { lookMs } from '#src/demo/useMails.ts';

const mail = (number: number, more: Partial<DemoMail> = {}): DemoMail => ({
  id: `mail-${number}`,
  to: 'ana@aurora.example',
  name: 'Ana Ríos',
  portrait: null,
  subject: `Asunto ${number}`,
  text: `Hola, Ana:\nTexto ${number}`,
  link: null,
  code: null,
  at: new Date(Date.UTC(2026, 10, 20, 12, number)).toISOString(),
  ...more,
});

let box: readonly DemoMail[] = [];
let fails = false;
const kit = {
  mails: async () => {
    if (fails) throw new Error('the store is closed');
    return box;
  },
};
const look = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(lookMs);
  });
const card = (): HTMLElement | null => screen.queryByText('Llegó un correo para Ana Ríos');
const envelope = (): HTMLElement => screen.getByRole('button', { name: /^Correo de la demostración/ });

function Page(): ReactElement {
  const [code, setCode] = useState('');
  return (
    <>
      <input
        aria-label="Código"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <output>{code}</output>
    </>
  );
}

async function open(page: ReactElement | null = null): Promise<void> {
  render(
    <I18nProvider i18n={i18n}>
      {page}
      <Mailbox kit={kit} />
    </I18nProvider>,
  );
  await look();
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13) });
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  localStorage.clear();
  history.replaceState(null, '', '/');
  [box, fails] = [[], false];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a mail that comes', () => {
  it('is told at the corner; what was there before the page opened is only counted', async () => {
    box = [mail(1)];
    await open();
    expect(card()).toBeNull();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración: 1');
    box = [mail(2), mail(1)];
    await look();
    expect(card()).not.toBeNull();
    expect(screen.getByText('Asunto 2')).toBeDefined();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración: 2');
  });

  it('is told once: put away it stays in the box, unread', async () => {
    await open();
    box = [mail(1)];
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar en el correo de la demostración' }));
    await look();
    expect(card()).toBeNull();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración: 1');
  });

  it('is read by one press, and is no news after that, on the next visit neither', async () => {
    await open();
    box = [mail(1)];
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Leer el correo' }));
    const panel = screen.getByRole('dialog', { name: 'Correo de la demostración' });
    expect(
      within(panel)
        .getByText(/Texto 1/)
        .closest('[hidden]'),
    ).toBeNull();
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(panel);
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(envelope());
    cleanup();
    await open();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración');
  });

  it('of which the next look fails is still there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open();
    box = [mail(1)];
    await look();
    fails = true;
    await look();
    expect(card()).not.toBeNull();
    [box, fails] = [[mail(2), mail(1)], false];
    await look();
    expect(screen.getByText('Asunto 2')).toBeDefined();
  });

  it('is not counted any more when the world begins anew', async () => {
    box = [mail(1)];
    await open();
    box = [];
    await look();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración');
  });
});

describe('what it carries', () => {
  it('is a code that one press types where the page waits for it', async () => {
    await open(<Page />);
    box = [mail(1, { code: '048213' })];
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Escribirlo' }));
    expect(screen.getByRole('status').textContent).toBe('048213');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Código' }));
    expect(card()).toBeNull();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración');
  });

  it('is a code that is only copied where nothing waits for it', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    await open();
    box = [mail(1, { code: '048213' })];
    await look();
    expect(screen.queryByRole('button', { name: 'Escribirlo' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await look();
    expect(copied).toEqual(['048213']);
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeDefined();
  });

  it('is a link that opens in this page, with its token, of which the text shows nothing', async () => {
    const link = `${location.origin}/activate?token=a.b-c`;
    await open();
    box = [mail(1, { link, text: `Entra por aquí:\n\n${link}\n\nAdiós` })];
    await look();
    fireEvent.click(envelope());
    const open_ = screen.getByRole('link', { name: 'Abrir el enlace' });
    expect(open_.getAttribute('href')).toBe('/activate?token=a.b-c');
    expect(screen.queryByText(/a\.b-c/)).toBeNull();
    fireEvent.click(open_);
    expect(`${location.pathname}${location.search}`).toBe('/activate?token=a.b-c');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a link that opens elsewhere where it leads elsewhere', async () => {
    await open();
    box = [mail(1, { link: 'https://aurora.example/activate?token=x' })];
    await look();
    const link = screen.getByRole('link', { name: 'Abrir el enlace' });
    expect(link.getAttribute('href')).toBe('https://aurora.example/activate?token=x');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});
