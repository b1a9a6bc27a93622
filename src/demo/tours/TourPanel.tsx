/** The cockpit's tab "Guion" with its texts: its content is fetched when it opens. */
import { lazy, Suspense, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import type { TourListProps } from './TourList.tsx';

const TourList = lazy(async () => ({
  default: (await withTexts(() => import('./TourList.tsx'))).TourList,
}));

/** Throws to the surrounding boundary if code or texts cannot be loaded. */
export function TourPanel(props: TourListProps): ReactElement {
  return (
    <Suspense>
      <TourList {...props} />
    </Suspense>
  );
}
