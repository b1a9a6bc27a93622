/** A dialog that fades out leaves the focus to what was opened meanwhile. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#src/ui/Dialog.tsx';

const i18n = setupI18n({ locale: 'es', messages: { es: {} } });

/** A transition that ends when the test says so. */
class Fading {
  readonly playState = 'running';
  end = (): void => undefined;
  readonly finished = new Promise<void>((resolve) => {
    this.end = resolve;
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page(): ReactElement {
  const [open, setOpen] = useState<'sheet' | 'search' | null>(null);
  return (
    <I18nProvider i18n={i18n}>
      <main>
        <button type="button" onClick={() => setOpen('sheet')}>
          Abrir
        </button>
        <button type="button" onClick={() => setOpen('search')}>
          Buscar
        </button>
      </main>
      <Dialog open={open === 'sheet'} onClose={() => setOpen(null)} title="Hoja">
        <button type="button">Nada</button>
      </Dialog>
      <Dialog open={open === 'search'} onClose={() => setOpen(null)} title="Campo">
        <input aria-label="Qué buscas" data-autofocus />
      </Dialog>
    </I18nProvider>
  );
}

test('what is opened while a dialog fades out keeps the focus and all that is typed', async () => {
  vi.stubGlobal('CSSTransition', Fading);
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Abrir' });
  const search = screen.getByRole('button', { name: 'Buscar' });
  await user.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'Hoja' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const fading = new Fading();
  vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(function animations(this: Element) {
    // Headless UI asks for no more of it.
    return sheet.contains(this) ? [fading as object as Animation] : [];
  });
  await user.keyboard('{Escape}');
  // By a key of the page, as ⌘K.
  act(() => search.click());
  const field = await screen.findByRole('textbox', { name: 'Qué buscas' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('an');
  expect(sheet.isConnected).toBe(true);
  await act(async () => fading.end());
  await waitFor(() => expect(sheet.isConnected).toBe(false));
  await user.keyboard('a');
  expect(field).toHaveProperty('value', 'ana');
});
