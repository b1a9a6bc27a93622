/** Answers on their way: being sent, waiting for the network, or with an unknown outcome. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Hourglass, RotateCw, Send, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { Button } from '#src/ui/Button.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';

/** Says what is kept and what happens next. */
export function AnswerSending({
  actor,
  form,
}: {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}): ReactElement {
  const state = useSelector(actor, (now) => now);
  if (state.matches({ sending: 'offline' }))
    return (
      <AnswerNotice
        icon={WifiOff}
        tone="wait"
        title={<Trans>Sin conexión: tus respuestas esperan</Trans>}
        actions={
          <Button variant="secondary" onClick={() => actor.send({ type: 'cancel.pressed' })}>
            <Trans>Volver a mis respuestas</Trans>
          </Button>
        }
      >
        <p className="text-soft">
          <Trans>
            Están guardadas en este dispositivo y se envían una sola vez en cuanto vuelva la conexión, también
            si cierras la página y la abres después.
          </Trans>
        </p>
      </AnswerNotice>
    );
  if (state.matches({ sending: 'checking' }))
    return (
      <AnswerNotice
        icon={Hourglass}
        tone="wait"
        title={<Trans>Todavía no sabemos si llegaron</Trans>}
        actions={
          <Button variant="secondary" icon={RotateCw} onClick={() => actor.send({ type: 'reload.pressed' })}>
            <Trans>Preguntar ahora</Trans>
          </Button>
        }
      >
        <p className="text-soft">
          {form.anonymous ? (
            <Trans>
              La respuesta se perdió en el camino. Preguntamos solo si contestaste; nunca se cuenta dos veces.
            </Trans>
          ) : (
            <Trans>
              La respuesta se perdió en el camino. Seguimos preguntando; nunca se cuenta dos veces.
            </Trans>
          )}
        </p>
      </AnswerNotice>
    );
  return (
    <div aria-busy="true">
      <AnswerNotice icon={Send} tone="plain" title={<Trans>Enviando tus respuestas</Trans>} />
    </div>
  );
}
