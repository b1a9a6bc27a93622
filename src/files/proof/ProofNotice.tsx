/** Where a proof is, in a sentence, with what can be done about it. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { Severity } from '#src/lib/severity.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { ProofActor } from './proof.actors.ts';

interface Said {
  readonly severity: Severity;
  readonly text: ReactNode;
  /** Words of its button. */
  readonly act?: ReactNode;
  readonly press?: 'cancel.pressed' | 'reload.pressed' | 'withdraw.pressed';
}

function noticeOf(state: ReturnType<ProofActor['getSnapshot']>): Said | null {
  const { isFinal, standing } = state.context;
  const again = <Trans>Seguir escribiendo</Trans>;
  if (state.matches('uploading'))
    return {
      severity: 'info',
      text: <Trans>Se entregará en cuanto terminen de subir tus archivos. Deja abierta esta ventana.</Trans>,
      act: again,
      press: 'cancel.pressed',
    };
  if (state.matches({ underway: 'queued' }))
    return {
      severity: 'warning',
      text: (
        <Trans>
          Sin conexión: tu entrega espera en este dispositivo y se envía una sola vez cuando vuelva la
          conexión.
        </Trans>
      ),
      act: again,
      press: 'cancel.pressed',
    };
  if (state.matches({ underway: 'checking' }))
    return {
      severity: 'warning',
      text: (
        <Trans>
          Todavía no sabemos si tu entrega llegó. Seguimos preguntando; nunca se entrega dos veces.
        </Trans>
      ),
      act: <Trans>Preguntar ahora</Trans>,
      press: 'reload.pressed',
    };
  if (state.hasTag('decides'))
    return {
      severity: 'info',
      text: <Trans>Tu entrega espera una decisión.</Trans>,
      act: <Trans>Retirar la entrega</Trans>,
      press: 'withdraw.pressed',
    };
  if (state.matches('approved'))
    return {
      severity: 'success',
      text: isFinal ? <Trans>Listo: está completa.</Trans> : <Trans>Tu entrega se aprobó.</Trans>,
    };
  if (state.hasTag('writes') && standing.status === 'sent_back') {
    const reason = standing.reason ?? '';
    return {
      severity: 'warning',
      text: (
        <>
          <Trans>Te la devolvieron con este motivo:</Trans> <strong>{reason}</strong>
        </>
      ),
    };
  }
  return state.matches('withdrawn')
    ? { severity: 'info', text: <Trans>Retiraste tu entrega. Puedes entregar de nuevo.</Trans> }
    : null;
}

export function ProofNotice({
  actor,
  mayWithdraw,
}: {
  readonly actor: ProofActor;
  readonly mayWithdraw: boolean;
}): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  const said = noticeOf(state);
  if (said === null) return null;
  const { severity, text, act, press } = said;
  return (
    <Banner
      severity={severity}
      action={
        press === undefined || (press === 'withdraw.pressed' && !mayWithdraw) ? undefined : (
          <Button
            variant="secondary"
            busy={state.matches('withdrawing')}
            onClick={() => actor.send({ type: press })}
          >
            {act}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
}
