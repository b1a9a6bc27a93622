/**
 * Mounts the card of a running tour over the page in a separate React root; called once per page, like the
 * mailbox.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import type { DemoKit } from '#src/api/demoKit.ts';
import { withTexts } from '#src/lib/texts.ts';
import type { TourKit } from './steering.ts';
import { endWithReset, storedTour, tourStore } from './tour.store.ts';

async function showCoach(kit: TourKit): Promise<void> {
  const { Coach } = await withTexts(() => import('./Coach.tsx'));
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Coach kit={kit} />
    </I18nProvider>,
  );
}

/**
 * Draws nothing until a tour runs. Resumes a tour from before the reload, and shows a tour that starts later.
 * A reset of the demo ends the tour.
 * For openCockpit.tsx, once the first texts of the page are loaded.
 */
export async function openTour(kit: TourKit & Pick<DemoKit, 'onReset'>): Promise<void> {
  endWithReset(kit);
  let shown: Promise<void> | undefined;
  const show = (): Promise<void> => (shown ??= showCoach(kit));
  const kept = storedTour();
  if (kept !== null) tourStore.trigger.began(kept);
  tourStore.subscribe(({ context }) => {
    if (context.running !== null) show().catch((error: unknown) => console.warn(error));
  });
  if (kept !== null) await show();
}
