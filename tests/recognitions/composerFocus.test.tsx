/** Where the keyboard focus is when the composer opens, when it refuses to send, and after it closes. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComposerHost } from '#src/recognitions/ComposerHost.tsx';
import { FocusReturn } from '#src/recognitions/ComposerView.tsx';
import { closeComposer, openComposer } from '#src/posts/composer.store.ts';
import { openFixture } from './fixture.tsx';
import { fill, colleagues, send } from './writing.tsx';

const fixture = openFixture();
afterEach(closeComposer);

/** The page of the shell: an opener, the main content and the host of the composer. */
async function page(): Promise<void> {
  await fixture.reload();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={fixture.cache}>
        <main tabIndex={-1}>
          <button type="button" onClick={() => openComposer({ badgeId: 'badge' })}>
            Opener
          </button>
        </main>
        <ComposerHost />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sentence = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /por qué/iu })));

test('each opening puts the focus into the sentence, also with a badge chosen before', async () => {
  await page();
  await fixture.press(/opener/iu);
  await sentence();
  expect(screen.getByRole('button', { name: /insignia/iu }).getAttribute('aria-pressed')).toBe('true');
  await fixture.press(/^cerrar$/iu);
  await gone();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Opener'));
  await fixture.press(/opener/iu);
  await sentence();
});

test('a person who is in a field before the frame of the opening stays there', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await page();
  await fixture.press(/opener/iu);
  const field = await screen.findByRole('combobox', { name: /a quién/iu });
  field.focus();
  for (const frame of frames) frame(performance.now());
  expect(document.activeElement).toBe(field);
});

test('the focus returns to the opener also from a dialog that loaded after the press', async () => {
  const inside = (opener: Element | null) => (
    <>
      <button type="button">Opener</button>
      {opener === null ? null : (
        <div>
          <button type="button">Inside</button>
          <FocusReturn opener={opener} />
        </div>
      )}
    </>
  );
  const { rerender } = render(inside(null));
  const opener = screen.getByText('Opener');
  rerender(inside(opener));
  screen.getByText('Inside').focus();
  rerender(inside(null));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a composer whose opener is gone returns the focus to the main content', async () => {
  await page();
  await fixture.press(/opener/iu);
  await sentence();
  screen.getByText('Opener').remove();
  await fixture.press(/^cerrar$/iu);
  await gone();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('a send without a type focuses the types, and says why beside the button until one is chosen', async () => {
  await fixture.open();
  const [first] = await colleagues(fixture);
  await fixture.choose(first?.firstName ?? '');
  await fixture.write('Gracias');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await fixture.press(send);
  await waitFor(() => expect(screen.getAllByText('Elige qué destacas.', { ignore: false })).toHaveLength(2));
  expect(document.activeElement?.closest('fieldset')?.textContent).toMatch(/¿Qué destacas\?/u);
  expect(scroll.mock.contexts).toContain(document.activeElement);
  await fixture.press(/gracias/iu);
  await waitFor(() => expect(screen.queryByText('Elige qué destacas.')).toBeNull());
});

test('a send without receivers focuses them, describes them with the sentence and repeats it beside the button', async () => {
  await fixture.open();
  await fixture.press(send);
  await waitFor(() =>
    expect(screen.getAllByText('Elige al menos a una persona.', { ignore: false })).toHaveLength(2),
  );
  const field = screen.getByRole('combobox', { name: /a quién/iu });
  const [describes = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(describes)?.textContent).toBe('Elige al menos a una persona.');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('what was sent from a box in its place has the focus, and Escape closes it', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  await fill(fixture, { slot });
  await fixture.press(send);
  const said = await screen.findByRole('heading', { name: 'Enviado' }, { timeout: 5_000 });
  await waitFor(() => expect(document.activeElement).toBe(said));
  await fixture.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  slot.remove();
});

test('a box that is open in its place keeps its text and takes the focus when the composer is asked for again', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await page();
  const slot = document.body.appendChild(document.createElement('div'));
  openComposer({ slot });
  const field = await screen.findByRole('textbox', { name: /por qué/iu });
  await fixture.user.type(field, 'Gracias por la guardia');
  screen.getByText('Opener').focus();
  openComposer({ message: 'Otro' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(scroll.mock.contexts).toContain(screen.getByRole('dialog'));
  expect(field).toHaveProperty('value', 'Gracias por la guardia');
  slot.remove();
});
