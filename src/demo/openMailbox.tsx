/** Mounts the mailbox over the page in a separate React root, so that its errors do not affect the page. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import type { DemoKit } from '#src/api/demoKit.ts';
import { texts } from '#src/lib/texts.ts';
import { Mailbox } from './Mailbox.tsx';

/** Call it once the texts of the page are loaded. */
export async function openMailbox(kit: Pick<DemoKit, 'mails'>): Promise<void> {
  await texts.load('demo');
  const place = document.createElement('div');
  // The presenter can hide every part of the demo (src/demo/cockpit/Cockpit.tsx).
  place.className = 'in-data-demo-hidden:hidden';
  document.body.append(place);
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <Mailbox kit={kit} />
    </I18nProvider>,
  );
}
