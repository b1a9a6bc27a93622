/**
 * The failure view without any texts: one sentence in both languages and a retry button, never a blank page.
 */
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';

interface BilingualFailedProps {
  readonly es: string;
  readonly en: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** Needs no texts and no provider. */
export const BilingualFailed = ({ es, en, onRetry, busy = false }: BilingualFailedProps): ReactElement => (
  <div role="alert" className="mx-auto flex max-w-prose72 flex-col items-center gap-4 px-4 py-10 text-center">
    <p lang="es">{es}</p>
    <p lang="en" className="text-soft">
      {en}
    </p>
    <Button busy={busy} onClick={onRetry}>
      <span>
        <span lang="es">Reintentar</span> · <span lang="en">Retry</span>
      </span>
    </Button>
  </div>
);
