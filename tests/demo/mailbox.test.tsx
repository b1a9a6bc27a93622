/** The mailbox of the demo: a new mail is announced once, opens in place, and its code or link can be used. */
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

describe('the new mail', () => {
  it('a new mail is announced at the corner, and earlier ones are only counted', async () => {
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

  it('nothing lies over the page of who is signed in: the mail is said and counted', async () => {
    await open(<main id="main" />);
    box = [mail(1)];
    await look();
    expect(card()?.className).toBe('sr-only');
    expect(screen.queryByRole('button', { name: 'Leer el correo' })).toBeNull();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración: 1');
  });

  it('a mail is announced once, and a dismissed one stays unread in the mailbox', async () => {
    await open();
    box = [mail(1)];
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar en el correo de la demostración' }));
    await look();
    expect(card()).toBeNull();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración: 1');
  });

  it('a mail is read with one press and is not announced again, also after the page is opened again', async () => {
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

  it('an announced mail stays when the next check fails', async () => {
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

  it('mails are no longer counted when the world begins again', async () => {
    box = [mail(1)];
    await open();
    box = [];
    await look();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración');
  });
});

describe('the content of a mail', () => {
  it('a code in a mail is typed with one press into the field that waits for it', async () => {
    await open(<Page />);
    box = [mail(1, { code: '048213' })];
    await look();
    fireEvent.click(screen.getByRole('button', { name: 'Escribirlo' }));
    expect(screen.getByRole('status').textContent).toBe('048213');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Código' }));
    expect(card()).toBeNull();
    expect(envelope().getAttribute('aria-label')).toBe('Correo de la demostración');
  });

  it('a code in a mail can only be copied when no field waits for it', async () => {
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

  it('a link of this page opens in the page, and the mail’s text hides its token', async () => {
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

  it('a link to another site opens in a new tab', async () => {
    await open();
    box = [mail(1, { link: 'https://aurora.example/activate?token=x' })];
    await look();
    const link = screen.getByRole('link', { name: 'Abrir el enlace' });
    expect(link.getAttribute('href')).toBe('https://aurora.example/activate?token=x');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});
