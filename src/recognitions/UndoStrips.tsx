/**
 * "Enviado · Deshacer 8" at the foot of the page: a sent recognition can be undone on every screen, and after
 * a reload.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { createActor } from 'xstate';
import { inspect } from '#src/lib/recorder.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe, type Me } from '#src/session/me.queries.ts';
import { composerWith, type ComposerActor } from './composer.actors.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { sentOf, stillSent } from './sent.ts';
import { UndoSeconds } from '#src/ui/UndoSeconds.tsx';
import { outgoing, type Outgoing } from './undo.store.ts';
import { nameOf } from '#src/people/personName.ts';

/** Restores the recognitions that were sent before a reload. */
function useSentBefore(me: Me | undefined): void {
  const cache = useQueryClient();
  const id = me?.id;
  const find = useEffectEvent(() => {
    if (me === undefined) return;
    for (const { postId, until } of stillSent(me, Date.now())) {
      if (outgoing.getSnapshot().context.all.some((one) => one.postId === postId)) continue;
      const actor = createActor(composerWith(cache, me), {
        input: { draftEmails: [], sent: { postId, post: null, until } },
        inspect,
      });
      outgoing.trigger.handed({ postId, actor: actor.start() });
    }
  });
  // Once for each person: later recognitions belong to their dialog first.
  useEffect(() => find(), [id]);
}

/** The receivers, in few words. */
function Names({ actor, postId, me }: { actor: ComposerActor; postId: string; me: Me }): ReactElement | null {
  const people =
    actor.getSnapshot().context.sent?.post?.receivers.map(({ user }) => user) ??
    sentOf(me, postId)?.draft.receivers ??
    [];
  const [first, ...rest] = people;
  if (first === undefined) return null;
  const name = nameOf(first);
  return rest.length === 0 ? (
    <Trans>para {name}</Trans>
  ) : (
    <Plural
      value={rest.length}
      one={`para ${name} y # persona más`}
      other={`para ${name} y # personas más`}
    />
  );
}

function Strip({ postId, actor, me }: Outgoing & { me: Me }): ReactElement | null {
  const { t } = useLingui();
  const isHere = useSelector(actor, (state) => state.hasTag('undoable') || state.hasTag('undoing'));
  const isUndoing = useSelector(actor, (state) => state.hasTag('undoing'));
  const error = useSelector(actor, ({ context }) => context.error);
  const until = useSelector(actor, ({ context }) => context.sent?.until ?? 0);
  useEffect(() => {
    const hear = (): void => {
      const state = actor.getSnapshot();
      if (state.hasTag('undoable') || state.hasTag('undoing')) return;
      outgoing.trigger.settled({ postId });
      if (state.context.isTooLate)
        toasts.raise({ severity: 'info', text: t`Ya se publicó: no se pudo deshacer.` });
      if (state.context.sent === null)
        toasts.raise({
          severity: 'success',
          text: t`Se deshizo. Tu mensaje y tus puntos están de vuelta.`,
          action: { label: t`Seguir escribiendo`, onAct: () => openComposer() },
        });
    };
    hear();
    const { unsubscribe } = actor.subscribe(hear);
    return unsubscribe;
  }, [actor, postId, t]);
  if (!isHere) return null;
  return (
    <div className="pointer-events-auto flex w-full max-w-120 animate-appear flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised py-2 ps-4 pe-2 shadow-raised">
      <Icon of={Check} className="shrink-0 text-success-text" />
      <p className="min-w-0 flex-1 truncate">
        <strong className="font-semibold">
          <Trans>Enviado</Trans>
        </strong>{' '}
        <span className="text-soft">
          <Names actor={actor} postId={postId} me={me} />
        </span>
      </p>
      <Button
        variant="quiet"
        icon={RotateCcw}
        busy={isUndoing}
        onClick={() => actor.send({ type: 'undo.pressed' })}
      >
        <Trans>Deshacer</Trans>
        <UndoSeconds until={until} />
      </Button>
      {error === null ? null : (
        <p role="alert" className="w-full text-small text-error-text">
          <Trans>No se pudo deshacer. Vuelve a intentarlo.</Trans> {error.message}
        </p>
      )}
    </div>
  );
}

/** Mount once; draws nothing if nothing can be undone. */
export function UndoStrips(): ReactElement | null {
  const me = useMe();
  const { t } = useLingui();
  useSentBefore(me);
  const all = useSelector(outgoing, ({ context }) => context.all);
  if (me === undefined || all.length === 0) return null;
  return (
    <section
      aria-label={t`Enviado hace un momento`}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+16px)] z-30 flex flex-col items-center gap-2"
    >
      {all.map((one) => (
        <Strip key={one.postId} {...one} me={me} />
      ))}
    </section>
  );
}
