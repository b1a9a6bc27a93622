/** Who will see what: the mark of a survey that stays on its card and on every page of the form. */
import { Trans } from '@lingui/react/macro';
import { EyeOff, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { MarkLine } from './MarkLine.tsx';

/** One of two sentences. */
export function PromiseMark({
  of: { anonymous, threshold },
  short = false,
}: {
  of: Pick<Survey, 'anonymous' | 'threshold'>;
  /** Only what must stay in view. */
  short?: boolean;
}): ReactElement {
  return (
    <MarkLine icon={anonymous ? EyeOff : UserRound}>
      {short ? (
        anonymous ? (
          <Trans>Anónima: nadie verá tu nombre.</Trans>
        ) : (
          <Trans>Con tu nombre</Trans>
        )
      ) : anonymous ? (
        <Trans>Anónima: nadie verá tu nombre. Los resultados se muestran desde {threshold} respuestas.</Trans>
      ) : (
        <Trans>Con tu nombre: la ven las personas que administran las encuestas.</Trans>
      )}
    </MarkLine>
  );
}
