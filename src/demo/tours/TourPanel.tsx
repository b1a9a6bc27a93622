/** The cockpit's tab "Guion" with its texts: its content is fetched when it opens. */
import { lazy, Suspense, type ReactElement } from 'react';
import { texts } from '#src/lib/texts.ts';
import type { TourListProps } from './TourList.tsx';

const TourList = lazy(async () => {
  const [file] = await Promise.all([import('./TourList.tsx'), texts.load('demo-tours')]);
  return { default: file.TourList };
});

/** Throws to the surrounding boundary if code or texts cannot be loaded. */
export function TourPanel(props: TourListProps): ReactElement {
  return (
    <Suspense>
      <TourList {...props} />
    </Suspense>
  );
}
