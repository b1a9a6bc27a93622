/**
 * The leave guard warns before unsaved input is lost. jsdom has no Navigation API, so the fallback of older browsers is
 * tested.
 */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { useLeaveGuard } from '#src/admin/useLeaveGuard.tsx';

const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
const closed = vi.fn<() => void>();

function Form({ isDirty }: { readonly isDirty: boolean }): ReactElement {
  const leave = useLeaveGuard(isDirty);
  return (
    <>
      <Link href="/admin/badges">Insignias</Link>
      <Link href="/admin/values?sort=name">Ordenar</Link>
      <button type="button" onClick={() => leave.ask(closed)}>
        Cerrar el panel
      </button>
      <button type="button" onClick={leave.release}>
        Guardar
      </button>
      {leave.dialog}
    </>
  );
}

const show = (isDirty: boolean): void =>
  void render(
    <I18nProvider i18n={i18n}>
      <Form isDirty={isDirty} />
    </I18nProvider>,
  );

/** Whether the browser would show its prompt before it closes the page. */
const asksToClose = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  history.replaceState(null, '', '/admin/values');
  closed.mockReset();
  // Headless UI uses ResizeObserver, which jsdom does not have.
  vi.stubGlobal('ResizeObserver', class { observe = (): void => undefined; unobserve = (): void => undefined; disconnect = (): void => undefined; }); // prettier-ignore
});

afterEach(cleanup);

describe('the leave guard of a form', () => {
  test('a form without changes is left without a question', async () => {
    show(false);
    await userEvent.click(screen.getByText('Cerrar el panel'));
    expect(closed).toHaveBeenCalledOnce();
    expect(asksToClose()).toBe(false);
    await userEvent.click(screen.getByText('Insignias'));
    expect(location.pathname).toBe('/admin/badges');
  });

  test('leaving a changed form by a link asks first, and stays on "continue editing"', async () => {
    show(true);
    await userEvent.click(screen.getByText('Insignias'));
    expect(location.pathname).toBe('/admin/values');
    await userEvent.click(await screen.findByText('Seguir editando'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/admin/values');
  });

  test('leaving a changed form by a link continues once it is confirmed', async () => {
    show(true);
    await userEvent.click(screen.getByText('Insignias'));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/badges'));
  });

  test('a link to the same page with another query does not ask', async () => {
    show(true);
    await userEvent.click(screen.getByText('Ordenar'));
    expect(location.search).toBe('?sort=name');
  });

  test('closing the panel of a changed form asks first', async () => {
    show(true);
    await userEvent.click(screen.getByText('Cerrar el panel'));
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  test('closing the page of a changed form asks until it was saved', () => {
    show(true);
    expect(asksToClose()).toBe(true);
    act(() => screen.getByText('Guardar').click());
    expect(asksToClose()).toBe(false);
  });
});
