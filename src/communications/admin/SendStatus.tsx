/** What became of a send: who would get it, what is missing, how long it can be undone, and how the delivery goes. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Send, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { reasonIn } from '#schema/sentences.ts';
import { communicationReasons } from '#schema/reasons.communications.ts';
import { faultsOf } from '#machines/communicationSend.setup.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { When } from '#src/communications/When.tsx';
import type { CommunicationSendActor } from './communicationSend.actors.ts';
import { ReachCard } from './ReachCard.tsx';
import { invalidWords, sendFailed } from './sendForm.ts';

const reason = reasonIn(communicationReasons);

const said = (words: ReactNode): ReactElement => (
  <p role="status" className="text-body">
    {words}
  </p>
);

/** Words for a send that the server has. */
function Sent({ actor }: { readonly actor: CommunicationSendActor }): ReactElement | null {
  const state = useSelector(actor, (now) => now);
  const { sent } = state.context;
  if (sent === null) return null;
  const { people, delivered, failed, sendAt } = sent;
  if (state.matches('undoing'))
    return said(<Trans>Se envía en unos segundos. Todavía puedes deshacerlo.</Trans>);
  if (state.matches('cancelling')) return said(<Trans>Cancelando…</Trans>);
  if (state.matches('scheduled'))
    return said(
      <Trans>
        Programado para <When at={sendAt} />. Hasta la primera entrega puedes cambiarlo o cancelarlo.
      </Trans>,
    );
  if (state.matches('cancelled')) return said(<Trans>Cancelado: nadie lo recibió.</Trans>);
  if (state.matches('partlyFailed'))
    return said(
      <>
        <Plural value={delivered} one="# persona lo recibió." other="# personas lo recibieron." />{' '}
        <Plural value={failed} one="A # no le llegó por un canal." other="A # no les llegó por un canal." />
      </>,
    );
  if (state.matches('delivered'))
    return said(<Plural value={delivered} one="# persona lo recibió." other="# personas lo recibieron." />);
  return said(
    <Trans>
      En camino: {delivered} de {people}. Quien está fuera de horario lo recibe al empezar su día.
    </Trans>,
  );
}

/** Trouble of the last attempt. */
function Trouble({ actor }: { readonly actor: CommunicationSendActor }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { error, plan } = state.context;
  if (state.matches('invalid')) {
    const reasons = faultsOf(plan).map(({ field, code }) => reason(field, code, language).message);
    const missing =
      plan.audience === 'department' && plan.departmentId === null
        ? [...reasons, t`Elige un departamento`]
        : reasons;
    return <FieldError>{invalidWords(missing, language)}</FieldError>;
  }
  if (state.matches('nobody')) return <FieldError>{t`Esta audiencia no tiene personas.`}</FieldError>;
  if (state.matches('unreached'))
    return (
      <Failed
        what={t`No pudimos contar a quién llegaría.`}
        detail={error?.message}
        onRetry={() => actor.send({ type: 'retry.pressed' })}
      />
    );
  if (state.hasTag('checks'))
    return (
      <div className="flex flex-col items-start gap-2">
        <p role="status">
          <Trans>La respuesta no llegó. Comprobamos si se envió: no saldrá dos veces.</Trans>
        </p>
        <Button
          variant="secondary"
          busy={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'retry.pressed' })}
        >
          <Trans>Comprobar ahora</Trans>
        </Button>
      </div>
    );
  return error === null ? null : <FieldError>{sendFailed(error, language)}</FieldError>;
}

function Actions({
  actor,
  lacksMoment,
  onOpen,
}: {
  readonly actor: CommunicationSendActor;
  readonly lacksMoment: boolean;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { sent } = state.context;
  if (state.hasTag('sent'))
    return (
      <div className="flex flex-wrap gap-3">
        {state.hasTag('undoable') || state.matches('cancelling') ? (
          <Button
            variant="secondary"
            icon={Undo2}
            busy={state.matches('cancelling')}
            onClick={() => actor.send({ type: 'cancel.pressed' })}
          >
            {sent?.isAtOnce === true ? <Trans>Deshacer</Trans> : <Trans>Cancelar el envío</Trans>}
          </Button>
        ) : null}
        {state.matches('undoing') || sent === null ? null : (
          <Button variant="secondary" onClick={() => onOpen(sent.id)}>
            <Trans>Ver el seguimiento</Trans>
          </Button>
        )}
        {state.matches('undoing') || state.matches('cancelling') ? null : (
          <Button variant="quiet" onClick={() => actor.send({ type: 'again.pressed' })}>
            <Trans>Escribir otro</Trans>
          </Button>
        )}
      </div>
    );
  return (
    <Button
      variant="primary"
      icon={Send}
      busy={state.hasTag('busy') || state.matches('reaching')}
      disabled={state.hasTag('checks') || lacksMoment}
      className="self-start"
      onClick={() => actor.send({ type: 'send.pressed' })}
    >
      <Trans>Enviar</Trans>
    </Button>
  );
}

export function SendStatus({
  actor,
  lacksMoment,
  onOpen,
}: {
  readonly actor: CommunicationSendActor;
  /** An hour was asked for and is missing. */
  readonly lacksMoment: boolean;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { reach, plan } = state.context;
  return (
    <div className="flex flex-col gap-4">
      {state.hasTag('sent') ? (
        <Sent actor={actor} />
      ) : state.matches('reaching') ? (
        <SkeletonLine />
      ) : reach === null ? (
        <p className="text-small text-soft">
          <Trans>Con título, canales y audiencia ves aquí a quién llega, antes de enviar.</Trans>
        </p>
      ) : (
        <ReachCard plan={plan} reach={reach} />
      )}
      <Trouble actor={actor} />
      <Actions actor={actor} lacksMoment={lacksMoment} onOpen={onOpen} />
    </div>
  );
}
