/** What became of a launch: published, overtaken by another administrator, refused, or not known yet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { SurveyState } from '#schema/surveys/surveys.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { Card } from '#src/ui/Card.tsx';
import { stateWords } from '#src/surveys/stateWords.ts';
import type { LaunchActor } from './launch.actors.ts';

const words: Readonly<Record<Exclude<SurveyState, 'draft'>, ReactNode>> = {
  scheduled: <Trans>Se abrirá sola el día elegido, a las 00:00. Hasta entonces puedes cambiarla.</Trans>,
  open: <Trans>Ya está abierta: quienes la reciben pueden responder.</Trans>,
  paused: <Trans>Está en pausa: nadie puede responder hasta que la reanudes.</Trans>,
  closing: <Trans>Terminó su último día. Se están contando las respuestas.</Trans>,
  closed: <Trans>Está cerrada: ya nadie puede responder.</Trans>,
};

/** Drawn once the survey is published. */
export function Launched({
  state,
  onResults,
  onClose,
}: {
  readonly state: Exclude<SurveyState, 'draft'>;
  readonly onResults: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <Card as="section" aria-label={t`Estado de la encuesta`} className="flex flex-col items-start gap-4">
      <StatusTag severity={stateWords[state].severity}>{i18n._(stateWords[state].name)}</StatusTag>
      <p role="status">{words[state]}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>
          <Trans>Todas las encuestas</Trans>
        </Button>
        {state === 'scheduled' ? null : (
          <Button variant="secondary" onClick={onResults}>
            <Trans>Ver resultados</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Trouble of the last attempt; empty without one. */
export function LaunchTrouble({ actor }: { readonly actor: LaunchActor }): ReactElement | null {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const why = state.context.error;
  switch (state.value) {
    case 'unchecked':
      return (
        <Failed
          what={t`No pudimos contar a quién llegaría.`}
          detail={why?.reasons?.[0]?.message ?? why?.message}
          onRetry={() => actor.send({ type: 'retry.pressed' })}
        />
      );
    case 'unsettled':
    case 'settling':
      return (
        <Failed
          what={t`No sabemos si se publicó. Lo volvemos a mirar; no se publicará dos veces.`}
          busy={state.hasTag('busy')}
          onRetry={() => actor.send({ type: 'retry.pressed' })}
        />
      );
    case 'changed':
    case 'reloading':
      return (
        <Failed
          what={t`Alguien más cambió esta encuesta mientras tanto. No se publicó lo tuyo.`}
          detail={t`Tu plan sigue aquí. Mira cómo está ahora.`}
          busy={state.hasTag('busy')}
          onRetry={() => actor.send({ type: 'reload.pressed' })}
        />
      );
    case 'refused':
      return (
        <p role="alert" id="launch-refused" className="rounded-control bg-error-tint px-3 py-2.5 text-small">
          <Trans>No se publicó. Tu plan sigue aquí.</Trans> {why?.reasons?.[0]?.message ?? why?.message}
        </p>
      );
    default:
      return null;
  }
}
