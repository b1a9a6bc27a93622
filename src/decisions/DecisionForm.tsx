/** Deciding on one thing, in every state of its machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Check, Flag, Undo2, X } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import type { DecisionActor } from './decision.actors.ts';

type State = ReturnType<DecisionActor['getSnapshot']>;

interface DecisionTie {
  readonly actor: DecisionActor;
  /** What is decided on. */
  readonly subject: DecisionSubject;
}

/** The state in a sentence; also announced. */
function wordOf(state: State, subject: DecisionSubject): ReactNode {
  if (state.hasTag('checks')) return <Trans>La respuesta no llegó. Comprobamos si se guardó.</Trans>;
  if (state.matches('takenBack')) return <Trans>Deshiciste la decisión: vuelve a esperar.</Trans>;
  if (state.matches('elsewhere'))
    return state.context.standing?.state === 'waiting' ? (
      <Trans>Ya no está en tus manos.</Trans>
    ) : (
      <Trans>Otra persona ya decidió, o se retiró. No se guardó nada tuyo.</Trans>
    );
  if (state.matches('waiting')) return <Trans>Otras personas deciden ahora.</Trans>;
  const { standing } = state.context;
  if (standing?.state === 'withdrawn') return <Trans>La persona la retiró.</Trans>;
  if (standing?.isDone === true)
    return subject === 'benefit' ? <Trans>Se entregó.</Trans> : <Trans>Está hecha.</Trans>;
  if (standing?.state === 'approved') return <Trans>Está aprobada.</Trans>;
  if (standing?.state === 'refused') return <Trans>No se aprobó.</Trans>;
  return null;
}

function Reason({ actor }: { readonly actor: DecisionActor }): ReactElement {
  const { t } = useLingui();
  const reason = useSelector(actor, ({ context }) => context.reason);
  const holder = useRef<HTMLFormElement>(null);
  useEffect(() => holder.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      ref={holder}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'send.pressed' });
      }}
    >
      <TextArea
        label={t`Motivo`}
        hint={t`La persona lo lee: di qué falta o qué puede hacer.`}
        value={reason}
        rows={3}
        maxLength={textLength.description}
        onChange={({ currentTarget: { value } }) => actor.send({ type: 'reason.typed', reason: value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={reason.trim() === ''}>
          <Trans>No aprobar</Trans>
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'cancel.pressed' })}>
          <Trans>Volver</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The buttons of the present state. */
function Actions({ actor, subject }: DecisionTie): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  const { standing, wish } = state.context;
  if (state.hasTag('checks'))
    return (
      <Button
        variant="secondary"
        busy={state.hasTag('busy')}
        onClick={() => actor.send({ type: 'reload.pressed' })}
      >
        <Trans>Comprobar ahora</Trans>
      </Button>
    );
  if (state.matches('asking')) return <Reason actor={actor} />;
  const isSaving = state.matches('saving');
  if (state.hasTag('decides') || (isSaving && (wish.act === 'approve' || wish.act === 'refuse')))
    return (
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Check}
          busy={isSaving && wish.act === 'approve'}
          disabled={isSaving}
          onClick={() => actor.send({ type: 'approve.pressed' })}
        >
          <Trans>Aprobar</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={X}
          busy={isSaving && wish.act === 'refuse'}
          disabled={isSaving}
          onClick={() => actor.send({ type: 'refuse.pressed' })}
        >
          <Trans>No aprobar</Trans>
        </Button>
      </div>
    );
  const mayTakeBack = standing?.mayTakeBack === true;
  const mayCarryOut = standing?.mayCarryOut === true && !state.matches('elsewhere');
  if (!(state.hasTag('settled') || isSaving) || !(mayTakeBack || mayCarryOut)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {mayCarryOut ? (
        <Button
          icon={Flag}
          busy={isSaving && wish.act === 'carryOut'}
          disabled={isSaving}
          onClick={() => actor.send({ type: 'carryOut.pressed' })}
        >
          {subject === 'benefit' ? <Trans>Marcar como entregado</Trans> : <Trans>Marcar como hecha</Trans>}
        </Button>
      ) : null}
      {mayTakeBack ? (
        <Button
          variant="secondary"
          icon={Undo2}
          busy={isSaving && wish.act === 'takeBack'}
          disabled={isSaving}
          onClick={() => actor.send({ type: 'takeBack.pressed' })}
        >
          <Trans>Deshacer la decisión</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Sentence, buttons, and why a press was refused. */
export function DecisionForm({ actor, subject }: DecisionTie): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { error, lost } = state.context;
  if (state.matches('loading'))
    return (
      <Loading label={t`Cargando la decisión`}>
        <SkeletonLine />
      </Loading>
    );
  if (state.matches('unavailable'))
    return (
      <Failed
        what={<Trans>No pudimos cargar la decisión.</Trans>}
        onRetry={() => actor.send({ type: 'reload.pressed' })}
      />
    );
  const word = wordOf(state, subject);
  return (
    <div aria-busy={state.hasTag('busy') || undefined} className="flex flex-col gap-3">
      {lost === null ? null : (
        <p role="alert" className="text-small text-soft">
          <Trans>No pudimos actualizar la decisión. Lo que ves puede haber cambiado.</Trans>
        </p>
      )}
      <output className={word === null ? 'sr-only' : 'text-soft'}>{word}</output>
      <Actions actor={actor} subject={subject} />
      {error === null || state.hasTag('checks') ? null : (
        <FieldError>{error.reasons?.[0]?.message ?? error.message}</FieldError>
      )}
    </div>
  );
}
