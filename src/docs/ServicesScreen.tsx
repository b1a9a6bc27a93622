/** The page "Public API Services" with its sandbox (spec §1). */
import type { ReactElement } from 'react';
import { ServicesView } from './ServicesView.tsx';
import { useSandbox } from './useSandbox.ts';

/** The sandbox lives as long as the page; its keys survive reloads of the tab. */
export function ServicesScreen(): ReactElement {
  return <ServicesView actor={useSandbox()} />;
}
