/** Puts the card of a running tour over the page, in a root of its own; called once by each page, as the mailbox is. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { texts } from '#src/lib/texts.ts';
import type { TourKit } from './steering.ts';
import { storedTour, tourStore } from './tour.store.ts';

async function showCoach(kit: TourKit): Promise<void> {
  const [{ Coach }] = await Promise.all([import('./Coach.tsx'), texts.load('demo-tours')]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Coach kit={kit} />
    </I18nProvider>,
  );
}

/** Draws nothing until a tour runs: one that was begun before the page was loaded anew goes on, a later one is heard. For openCockpit.tsx, once the page's first texts are there. */
export async function openTour(kit: TourKit): Promise<void> {
  let shown: Promise<void> | undefined;
  const show = (): Promise<void> => (shown ??= showCoach(kit));
  const kept = storedTour();
  if (kept !== null) tourStore.trigger.began(kept);
  tourStore.subscribe(({ context }) => {
    if (context.running !== null) show().catch((error: unknown) => console.warn(error));
  });
  if (kept !== null) await show();
}
