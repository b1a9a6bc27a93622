/** The composer with its texts, from the first time that it is opened; a chunk of its own. */
import { Suspense, type ReactElement } from 'react';
import { ComposerHost } from '#src/recognitions/ComposerHost.tsx';
import { useComposer } from '#src/recognitions/composer.store.ts';
import { TextsGate } from './TextsGate.tsx';

/** Texts that do not come are said over the page, where the composer would stand. */
export function ComposerRoom(): ReactElement | null {
  const { opening } = useComposer();
  if (opening === 0) return null;
  return (
    <div className="has-[[role=alert]]:fixed has-[[role=alert]]:inset-x-4 has-[[role=alert]]:bottom-24 has-[[role=alert]]:z-40 has-[[role=alert]]:rounded-card has-[[role=alert]]:border has-[[role=alert]]:border-line has-[[role=alert]]:bg-raised has-[[role=alert]]:shadow-raised">
      <Suspense>
        <TextsGate namespace="recognitions">
          <ComposerHost />
        </TextsGate>
      </Suspense>
    </div>
  );
}
