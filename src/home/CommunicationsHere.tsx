/** Pinned communications, on Home. Asked for only while the module is on. */
import type { ReactElement } from 'react';
import { PinnedHere } from '#src/communications/PinnedHere.tsx';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

/** Nothing if none is pinned. */
export function CommunicationsHere(): ReactElement | null {
  const isOn = useModule('communications');
  const may = useMe()?.permissions.includes('communications.see') ?? false;
  return isOn && may ? <PinnedHere /> : null;
}
