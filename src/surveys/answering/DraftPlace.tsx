/** Where the draft of the answers is kept, and the way to delete it. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { Button } from '#src/ui/Button.tsx';

/** One sentence; with `onDrop` also a button. */
export const DraftPlace = ({
  form,
  onDrop,
}: {
  form: Pick<SurveyForm, 'anonymous'>;
  onDrop?: (() => void) | undefined;
}): ReactElement => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-soft">
    <p className="min-w-48 flex-1">
      {form.anonymous ? (
        <Trans>
          Tu borrador se guarda solo en este dispositivo. Si lo compartes con alguien, envíalo o bórralo antes
          de irte.
        </Trans>
      ) : (
        <Trans>Tu borrador se guarda en este dispositivo hasta que lo envíes.</Trans>
      )}
    </p>
    {onDrop === undefined ? null : (
      <Button variant="quiet" onClick={onDrop}>
        <Trans>Borrar borrador</Trans>
      </Button>
    )}
  </div>
);
