/** What people write with, each with its texts, from the first time that it is opened: the composer and the form of a poll. A chunk of its own. */
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { ComposerHost } from '#src/recognitions/ComposerHost.tsx';
import { useComposer } from '#src/posts/composer.store.ts';
import { PollHost } from '#src/surveys/PollHost.tsx';
import { usePollHost } from '#src/surveys/pollHost.store.ts';
import { TextsGate } from './TextsGate.tsx';

/** Texts that do not come are said over the page, where the dialog would stand. */
const Gate = ({ namespace, children }: { namespace: string; children: ReactNode }): ReactElement => (
  <div className="has-[[role=alert]]:fixed has-[[role=alert]]:inset-x-4 has-[[role=alert]]:bottom-24 has-[[role=alert]]:z-40 has-[[role=alert]]:rounded-card has-[[role=alert]]:border has-[[role=alert]]:border-line has-[[role=alert]]:bg-raised has-[[role=alert]]:shadow-raised">
    <Suspense>
      <TextsGate namespace={namespace}>{children}</TextsGate>
    </Suspense>
  </div>
);

/** Nothing of either until it was opened once. */
export function ComposerOutlet(): ReactElement {
  const composer = useComposer();
  const polls = usePollHost();
  return (
    <>
      {composer.opening === 0 ? null : (
        <Gate namespace="recognitions">
          <ComposerHost />
        </Gate>
      )}
      {polls.opening === 0 ? null : (
        <Gate namespace="surveys">
          <PollHost />
        </Gate>
      )}
    </>
  );
}
