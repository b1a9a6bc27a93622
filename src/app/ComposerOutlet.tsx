/**
 * The host of the composer and of the poll form, each with its texts, from its first opening. A separate
 * chunk.
 */
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { ComposerHost } from '#src/recognitions/ComposerHost.tsx';
import { useComposer } from '#src/posts/composer.store.ts';
import { PollHost } from '#src/surveys/PollHost.tsx';
import { usePollHost } from '#src/surveys/pollHost.store.ts';
import { TextsGate } from './TextsGate.tsx';

export { loadComposer } from '#src/recognitions/ComposerHost.tsx';

/** A failure of the texts is shown over the page, at the position of the dialog. */
const Gate = ({ names, children }: { names: readonly string[]; children: ReactNode }): ReactElement => (
  <div className="has-[[role=alert]]:fixed has-[[role=alert]]:inset-x-4 has-[[role=alert]]:bottom-24 has-[[role=alert]]:z-40 has-[[role=alert]]:rounded-card has-[[role=alert]]:border has-[[role=alert]]:border-line has-[[role=alert]]:bg-raised has-[[role=alert]]:shadow-raised">
    <Suspense>
      <TextsGate names={names}>{children}</TextsGate>
    </Suspense>
  </div>
);

/** Draws each of them only after its first opening. */
export function ComposerOutlet(): ReactElement {
  const composer = useComposer();
  const polls = usePollHost();
  return (
    <>
      {composer.opening === 0 ? null : (
        <Gate names={['recognitions']}>
          <ComposerHost />
        </Gate>
      )}
      {polls.opening === 0 ? null : (
        <Gate names={['surveys']}>
          <PollHost />
        </Gate>
      )}
    </>
  );
}
