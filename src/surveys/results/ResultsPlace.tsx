/** The results as a part of their own: plots load only with them. */
import { lazy, Suspense, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';

const SurveyResults = lazy(() =>
  withTexts(() => import('./SurveyResults.tsx')).then((file) => ({ default: file.SurveyResults })),
);

/** The results of a survey by its id. */
export const ResultsPlace = (props: { readonly id: string; readonly onClose: () => void }): ReactElement => (
  <Suspense
    fallback={
      <Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    }
  >
    <SurveyResults {...props} />
  </Suspense>
);
