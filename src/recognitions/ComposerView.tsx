/** The composer in its frame: the fields, the result, and the one main button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCcw, Send } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { useFaults } from '#src/ui/useFaults.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { ComposerActor } from './composer.actors.ts';
import { ComposerBox } from './ComposerBox.tsx';
import { ComposerFrame } from './ComposerFrame.tsx';
import { payable, toInput } from './composerForm.ts';
import type { ComposerStart } from './composerStart.ts';
import { NotSent, ParkedDraft } from './ComposerNotices.tsx';
import { ComposerPreview } from './ComposerPreview.tsx';
import { ComposerSent } from './ComposerSent.tsx';
import { sayDiscarded } from './discarded.ts';
import { keepDraft, restoreDraft } from './draft.ts';
import { MissingWords } from './MissingWords.tsx';
import { BillWords } from './BillWords.tsx';
import { UndoSeconds } from '#src/ui/UndoSeconds.tsx';
import { useComposerForm } from './useComposerForm.ts';
import type { Chosen } from './schedule/ScheduleDialog.tsx';
import { useSchedule } from './useSchedule.tsx';

/**
 * Returns the focus where the dialog did not. A dialog that loaded after the press on its opener does not know the
 * opener, and an opener can be gone: the command field, a card that closed.
 */
export function FocusReturn({ opener }: { opener: Element | null }): null {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
  return null;
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** A second press of Send within this time hits Undo by accident; in ms. */
const doublePressMs = 700;

/** The undo button; disabled during the double-press time. `sentAt` is a `performance.now()` value, in ms. */
function Undo({
  sentAt,
  until,
  busy,
  onPress,
}: {
  sentAt: number;
  until: number;
  busy: boolean;
  onPress: () => void;
}): ReactElement {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), sentAt + doublePressMs - performance.now());
    return () => clearTimeout(timer);
  }, [sentAt]);
  return (
    <Button
      variant="secondary"
      icon={RotateCcw}
      busy={busy}
      aria-disabled={!isArmed || undefined}
      onClick={isArmed ? onPress : undefined}
    >
      <span>
        <Trans>Enviado · Deshacer</Trans> <UndoSeconds until={until} />
      </span>
    </Button>
  );
}

export interface ComposerViewProps {
  actor: ComposerActor;
  me: Me;
  start: ComposerStart;
  open: boolean;
  /** The place on Home; null for a dialog. */
  slot?: HTMLElement | null;
  /** The first fitting type is chosen: a wish asks for none. */
  picksType?: boolean;
  /** Opens what is scheduled or came back. */
  showsScheduled?: boolean | undefined;
  onClose: () => void;
  /** Begins the next recognition; the sent one continues without the dialog. */
  onAnother: () => void;
}

/** One opening of the composer. */
export function ComposerView({
  actor,
  me,
  start,
  open,
  slot = null,
  picksType = false,
  showsScheduled = false,
  onClose,
  onAnother,
}: ComposerViewProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const { error, sent, isTooLate } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnsent = useSelector(actor, (state) => state.matches('unsent'));
  const isUndoable = useSelector(actor, (state) => state.hasTag('undoable'));
  const isUndoing = useSelector(actor, (state) => state.hasTag('undoing'));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const composer = useComposerForm(actor, me, start, chosen !== null);
  const { form, draft, bill, facts, have, parked, takeParked, dropParked, discard } = composer;
  const box = useRef<HTMLDivElement>(null);
  const [pressedAt, setPressedAt] = useState(0);
  const [opener] = useState(() => document.activeElement);
  // The dialog mounts late and focuses its close button; the person opened it to write, and may have begun.
  const begin = useCallback((element: HTMLDivElement | null) => {
    box.current = element;
    if (element === null) return;
    requestAnimationFrame(() => {
      const text = element.querySelector('textarea');
      if (text === null || element.contains(document.activeElement)) return;
      text.focus();
      text.setSelectionRange(text.value.length, text.value.length);
    });
  }, []);

  const drop = (): void => {
    const dropped = payable(form.getValues(), have);
    discard();
    onClose();
    sayDiscarded(() => restoreDraft(me, dropped));
  };
  const { fault, onTried } = useFaults(box);
  const { button, dialog } = useSchedule({
    takeParked,
    actor,
    me,
    disabled: isBusy,
    chosen,
    onChosen: setChosen,
    isAsked: showsScheduled,
  });
  const press = (): void => {
    setPressedAt(performance.now());
    const send = form.handleSubmit((values) => {
      const wanted = payable(values, have);
      // An undo restores this draft, changed or not.
      keepDraft(me, wanted);
      const wish = toInput(wanted, facts);
      actor.send({
        type: 'submit.pressed',
        wish: chosen === null ? wish : { ...wish, publishAt: chosen.at },
      });
    });
    // Its own callback of a refusal runs before the errors are drawn.
    void send().then(onTried);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!isBusy) press();
    }
  };

  return (
    <ComposerFrame
      slot={slot}
      open={open}
      onClose={onClose}
      busy={isBusy}
      title={sent === null ? t`Reconocer` : sent.post?.state === 'scheduled' ? t`Programado` : t`Enviado`}
      actions={
        sent === null ? (
          <>
            <div className="flex flex-row-reverse items-center gap-2">
              <Button
                className="max-wide:flex-1"
                icon={Send}
                busy={isBusy}
                onClick={press}
                aria-describedby={`${id}-said`}
              >
                {isBusy ? (
                  <Trans>Enviando</Trans>
                ) : chosen === null ? (
                  <Trans>Enviar</Trans>
                ) : (
                  <Trans>Programar para: {chosen.label}</Trans>
                )}
              </Button>
              {button}
            </div>
            <div id={`${id}-said`} className="order-first min-w-0 flex-1 wide:order-none wide:self-center">
              {fault === null ? <MissingWords draft={draft} facts={facts} /> : <FaultNote fault={fault} />}
              <BillWords
                bill={bill}
                amount={draft.kind === 'badge' ? Math.max(...bill.shares, 0) : (draft.amount ?? 0)}
                distribution={draft.kind === 'badge' ? 'each' : draft.distribution}
              />
            </div>
          </>
        ) : (
          <>
            {isUndoable || isUndoing ? (
              <Undo
                sentAt={pressedAt}
                until={sent.until ?? 0}
                busy={isUndoing}
                onPress={() => actor.send({ type: 'undo.pressed' })}
              />
            ) : (
              <Button onClick={onClose}>
                <Trans>Listo</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={onAnother}>
              <Trans>Reconocer a alguien más</Trans>
            </Button>
          </>
        )
      }
    >
      <FocusReturn opener={opener} />
      {sent === null ? (
        <div ref={begin} role="presentation" onKeyDown={keys} className="flex flex-col gap-5">
          {error === null ? null : <NotSent error={error} {...(isUnsent ? { onRetry: press } : {})} />}
          {parked === null ? null : <ParkedDraft draft={parked} onTake={takeParked} onDrop={dropParked} />}
          <div
            role="group"
            aria-label={t`Tu reconocimiento`}
            // During the send no field is focusable, and the box must still scroll by keyboard.
            {...(isBusy ? { tabIndex: 0 } : {})}
            className={classes(
              'grid gap-6 outline-none',
              slot === null && 'wide:grid-cols-[minmax(0,1fr)_300px]',
            )}
          >
            <ComposerBox
              composer={composer}
              me={me}
              disabled={isBusy}
              picksType={picksType}
              onDiscard={drop}
            />
            {slot === null ? (
              <div className="max-wide:hidden wide:sticky wide:top-0 wide:self-start">
                <ComposerPreview control={form.control} draft={draft} bill={bill} facts={facts} me={me} />
              </div>
            ) : null}
          </div>
        </div>
      ) : (
        <ComposerSent
          post={sent.post}
          have={me.takesPoints ? me.pointsToGive : undefined}
          error={error}
          isTooLate={isTooLate}
          when={chosen?.label}
        />
      )}
      {dialog}
    </ComposerFrame>
  );
}
