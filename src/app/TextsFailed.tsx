/** What stands where texts could not be loaded: one sentence in both languages and Retry, never a blank page. */
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';

/** Needs no texts, so it stands outside lingui's provider too. */
export function TextsFailed({
  onRetry,
  busy = false,
}: {
  onRetry: () => void;
  busy?: boolean;
}): ReactElement {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-prose72 flex-col items-center gap-4 px-4 py-10 text-center"
    >
      <p lang="es">No se pudieron cargar los textos. Revisa tu conexión y vuelve a intentarlo.</p>
      <p lang="en" className="text-soft">
        The texts could not be loaded. Check your connection and try again.
      </p>
      <Button variant="primary" busy={busy} onClick={onRetry}>
        <span>
          <span lang="es">Reintentar</span> · <span lang="en">Retry</span>
        </span>
      </Button>
    </div>
  );
}
