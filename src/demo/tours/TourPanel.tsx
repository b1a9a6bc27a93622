/** The cockpit's tab "Guion", with its words: what it holds is fetched when it is opened. */
import { lazy, Suspense, type ReactElement } from 'react';
import { texts } from '#src/lib/texts.ts';
import type { TourListProps } from './TourList.tsx';

const TourList = lazy(async () => {
  const [file] = await Promise.all([import('./TourList.tsx'), texts.load('demo-tours')]);
  return { default: file.TourList };
});

/** Raises to the boundary around it where code or words do not come. */
export function TourPanel(props: TourListProps): ReactElement {
  return (
    <Suspense>
      <TourList {...props} />
    </Suspense>
  );
}
