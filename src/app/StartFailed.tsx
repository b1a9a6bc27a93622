/** The page shown if the app could not start. */
import type { ReactElement } from 'react';
import { BilingualFailed } from './BilingualFailed.tsx';

/** Needs no texts and no provider. */
export const StartFailed = ({ onRetry }: { onRetry: () => void }): ReactElement => (
  <main className="flex min-h-dvh items-center">
    <BilingualFailed
      es="No se pudo iniciar la aplicación. Vuelve a intentarlo."
      en="The application could not start. Try again."
      onRetry={onRetry}
    />
  </main>
);
