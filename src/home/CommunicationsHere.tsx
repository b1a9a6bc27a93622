/** Pinned communications, on Home. Their code is fetched only while the module is on. */
import { Suspense, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';

// Optional content: Home works without it.
const PinnedHere = optional(() =>
  withTexts(() => import('#src/communications/PinnedHere.tsx')).then((file) => file.PinnedHere),
);

/** Nothing if none is pinned. */
export function CommunicationsHere(): ReactElement | null {
  const isOn = useModule('communications');
  const may = useMe()?.permissions.includes('communications.see') ?? false;
  return isOn && may ? (
    <Suspense>
      <PinnedHere />
    </Suspense>
  ) : null;
}
