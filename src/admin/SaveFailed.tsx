/** Says that a save failed and that the typed values are kept. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';

/** Empty while `why` is null. */
export const SaveFailed = ({ why }: { readonly why: string | null }): ReactElement | null =>
  why === null ? null : (
    <p
      role="alert"
      className="flex animate-appear items-start gap-2.5 rounded-control bg-error-tint px-3 py-2.5 text-small"
    >
      <Icon of={severities.error.icon} className="shrink-0 text-error-text" />
      <span>
        <Trans>No se guardó. Lo que escribiste sigue aquí.</Trans> {why}
      </span>
    </p>
  );
