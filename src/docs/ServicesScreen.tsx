/** Public API Services, with a sandbox of its own (spec §1). */
import type { ReactElement } from 'react';
import { ServicesView } from './ServicesView.tsx';
import { useSandbox } from './useSandbox.ts';

/** The visitor's keys live as long as the page, and over reloads of the tab. */
export function ServicesScreen(): ReactElement {
  return <ServicesView actor={useSandbox()} />;
}
