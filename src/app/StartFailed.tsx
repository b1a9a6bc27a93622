/** What stands where the app could not even begin: a sentence in both languages and a way on. */
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';

/** Needs no texts and no provider. */
export const StartFailed = ({ onRetry }: { onRetry: () => void }): ReactElement => (
  <main
    role="alert"
    className="mx-auto flex min-h-dvh max-w-prose72 flex-col items-center justify-center gap-4 px-4 text-center"
  >
    <p lang="es">No se pudo iniciar la aplicación. Vuelve a intentarlo.</p>
    <p lang="en" className="text-soft">
      The application could not start. Try again.
    </p>
    <Button onClick={onRetry}>
      <span>
        <span lang="es">Reintentar</span> · <span lang="en">Retry</span>
      </span>
    </Button>
  </main>
);
