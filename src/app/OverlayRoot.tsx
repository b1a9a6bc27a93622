/**
 * The layer over the screen: toasts at the bottom right (spec §2, §9) and prompts (§4); fetched with the
 * first of them.
 */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { loadOverlays } from './chunks.ts';

const Overlays = lazy(() => loadOverlays().then((file) => ({ default: file.Overlays })));

/** Nothing until the first toast or prompt. */
export function OverlayRoot(): ReactElement | null {
  const isWanted = useSelector(toasts.store, ({ context }) => context.isWanted);
  return isWanted ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null;
}
