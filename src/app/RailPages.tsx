/** The organisation's own pages at the end of the rail: a chunk that loads after the rail is drawn. */
import { useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { NavLink } from './NavLink.tsx';
import { usePagePlaces } from './pagePlaces.ts';
import { RailGroup } from './RailGroup.tsx';

/** One page is a link, several are a group; nothing without pages. */
export function RailPages({ narrow }: { readonly narrow: boolean }): ReactElement | null {
  const { t } = useLingui();
  const places = usePagePlaces();
  const [only] = places;
  if (only === undefined) return null;
  return places.length === 1 ? (
    <li>
      <NavLink screen={only} icon={only.icon} narrow={narrow} />
    </li>
  ) : (
    <RailGroup name={t`Organización`} icon={Building2} screens={places} narrow={narrow} />
  );
}
