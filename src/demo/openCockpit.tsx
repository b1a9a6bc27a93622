/** Puts the cockpit over the page, in a root of its own: it stands on every page, also where the app itself could not start. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import type { DemoKit } from '#src/api/demoKit.ts';
import { texts } from '#src/lib/texts.ts';
import type { KeepLanguage } from './cockpit/arrival.ts';
import { Cockpit } from './cockpit/Cockpit.tsx';
import { openTour } from './tours/openTour.tsx';

/** Call it once a language is shown; the card of a running tour comes with it. */
export async function openCockpit(kit: DemoKit, keepLanguage: KeepLanguage): Promise<void> {
  // Parts of its tabs are those of the mailbox, too.
  await Promise.all([texts.load('demo-cockpit'), texts.load('demo')]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Cockpit kit={kit} keepLanguage={keepLanguage} />
    </I18nProvider>,
  );
  await openTour(kit);
}
