/** The promise that a survey makes about names, as everybody who is asked reads it. */
import { Trans } from '@lingui/react/macro';
import { EyeOff, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';

export const PromiseMark = ({
  anonymous,
  threshold: k,
}: {
  readonly anonymous: boolean;
  readonly threshold: number;
}): ReactElement => (
  <p className="flex items-start gap-2 rounded-control bg-info-tint px-3 py-2.5 text-small">
    <Icon of={anonymous ? EyeOff : UserRound} size={16} className="mt-0.5 shrink-0" />
    <span>
      {anonymous ? (
        <Trans>Anónima: nadie verá tu nombre. Los resultados se muestran desde {k} respuestas.</Trans>
      ) : (
        <Trans>Con tu nombre: la ven quienes administran las encuestas.</Trans>
      )}
    </span>
  </p>
);
