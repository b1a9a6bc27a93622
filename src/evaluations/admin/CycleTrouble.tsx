/** What became of the last step in a cycle: taken, refused, overtaken by another administrator, or not known yet. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Failed } from '#src/ui/StateViews.tsx';
import type { CycleActor } from './evaluationCycle.actors.ts';

/** Empty before the first step. */
export function CycleTrouble({ actor }: { readonly actor: CycleActor }): ReactElement | null {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { error, order, taken } = state.context;
  switch (state.value) {
    case 'unsettled':
    case 'checking':
      return (
        <Failed
          what={t`No sabemos si se guardó. Lo volvemos a mirar; no se hará dos veces.`}
          busy={state.hasTag('busy')}
          onRetry={() => actor.send({ type: 'retry.pressed' })}
        />
      );
    case 'changed':
    case 'reloading':
      return (
        <Failed
          what={t`El ciclo cambió mientras tanto. No se hizo lo tuyo.`}
          detail={t`Otra persona lo movió, o llegó su día. Mira cómo está ahora.`}
          busy={state.hasTag('busy')}
          onRetry={() => actor.send({ type: 'reload.pressed' })}
        />
      );
    case 'refused':
      return (
        <p role="alert" className="rounded-control bg-error-tint px-3 py-2.5 text-small">
          <Trans>No se hizo.</Trans> {error?.reasons?.[0]?.message ?? error?.message}
        </p>
      );
    default:
      break;
  }
  if (taken?.count === null || taken === null) return null;
  const { count } = taken;
  const said = (): ReactElement | null => {
    switch (order?.step) {
      case 'addPeople':
        return (
          <Plural value={count} one="Se agregó a # persona." other="Se agregaron # personas al ciclo." />
        );
      case 'remind':
        return count === 0 ? (
          <Trans>No había a quién avisar: hoy ya se avisó, o no falta nada.</Trans>
        ) : (
          <Plural
            value={count}
            one="Se avisó a # persona a la que le falta algo en esta fase."
            other="Se avisó a # personas a las que les falta algo en esta fase."
          />
        );
      case 'share':
        return order.on === undefined ? (
          <Plural value={count} one="Se compartió # resultado." other="Se compartieron # resultados." />
        ) : (
          <Plural
            value={count}
            one="# resultado se compartirá ese día."
            other="# resultados se compartirán ese día."
          />
        );
      default:
        return null;
    }
  };
  return (
    <p role="status" className="rounded-control bg-success-tint px-3 py-2.5 text-small">
      {said()}
    </p>
  );
}
