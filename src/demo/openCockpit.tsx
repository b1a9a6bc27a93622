/**
 * Mounts the cockpit over the page in a separate React root, so that it works even if the app could not
 * start.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import type { DemoKit } from '#src/api/demoKit.ts';
import { texts } from '#src/lib/texts.ts';
import type { KeepLanguage } from './cockpit/arrival.ts';
import { Cockpit } from './cockpit/Cockpit.tsx';
import { keepPaint } from '#src/lib/paint.ts';
import { openTour } from './tours/openTour.tsx';

/** Call it once a language is active; also mounts the card of a running tour. */
export async function openCockpit(kit: DemoKit, keepLanguage: KeepLanguage): Promise<void> {
  keepPaint();
  // The tabs share components and texts with the mailbox.
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
