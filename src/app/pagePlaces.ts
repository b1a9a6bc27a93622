/**
 * The organisation's own pages as places of the navigation; only in chunks that load after the shell is
 * drawn.
 */
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { pageIcon } from '#src/pages/pageIcons.ts';
import { pageQueries } from '#src/pages/pages.queries.ts';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { mayReadPages } from './mayReadPages.ts';
import type { NavPlace } from './NavLink.tsx';
import { useShell } from './shell.context.ts';

/** A page with its icon. */
export interface PagePlace extends NavPlace {
  readonly title: string;
  readonly icon: LucideIcon;
}

/** Published pages in the order of the menu; empty until loaded, and empty if the module is off. */
export function usePagePlaces(): readonly PagePlace[] {
  const { guard } = useShell();
  const enabled = mayReadPages(guard);
  const { data } = useQuery({ ...pageQueries.entries(), enabled });
  if (!enabled || data === undefined) return [];
  return data.map(({ title, slug, icon }) => ({
    path: pageAddress(slug),
    title,
    icon: pageIcon(icon),
  }));
}
