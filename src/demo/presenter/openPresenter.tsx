/**
 * Opens the presenter's window instead of the app: no kit, no session; it follows the window in which the
 * tour runs.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Root } from 'react-dom/client';
import { texts } from '#src/lib/texts.ts';
import { Presenter } from './Presenter.tsx';

/**
 * For main.tsx, demo only, at the path `/presenter`, before the kit starts; `shown` is the promise of the
 * first texts (`showLanguage`). Rejects if texts cannot be loaded.
 */
export async function openPresenter(root: Root, shown: Promise<void>): Promise<void> {
  await shown;
  await Promise.all([texts.load('demo-presenter'), texts.load('demo-tours')]);
  document.querySelector('#splash')?.toggleAttribute('hidden', true);
  root.render(
    <I18nProvider i18n={i18n}>
      <Presenter />
    </I18nProvider>,
  );
}
