/** The composer as a dialog: four things in one box in speaking order, the post as it will look, and what became of it (experience.md "Composer"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Send } from 'lucide-react';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { Me } from '#src/users/me.queries.ts';
import type { ComposerActor } from './composer.actors.ts';
import { payable, wishOf, type ComposerField } from './composerForm.ts';
import type { ComposerStart } from './composerStart.ts';
import { NotSent, ParkedDraft } from './ComposerNotices.tsx';
import { ComposerPreview } from './ComposerPreview.tsx';
import { ComposerSent } from './ComposerSent.tsx';
import { emptyDraft, readDraft } from './draft.ts';
import { MessageField } from './MessageField.tsx';
import { BillWords, PointsField, WithoutPoints } from './PointsField.tsx';
import { TypeField } from './TypeField.tsx';
import { useComposerForm } from './useComposerForm.ts';
import { WhoField } from './WhoField.tsx';

const speakingOrder: readonly ComposerField[] = ['receivers', 'message', 'types', 'amount'];

/** To what has to be corrected first: its text, or else its first button. */
function focusFirst(box: HTMLElement | null, field: ComposerField | undefined): void {
  const part = box?.querySelector(`[data-field="${field ?? ''}"]`);
  (part?.querySelector<HTMLElement>('input, textarea') ?? part?.querySelector('button'))?.focus();
}

export interface ComposerViewProps {
  actor: ComposerActor;
  me: Me;
  start: ComposerStart;
  open: boolean;
  onClose: () => void;
}

/** One opening of the composer. */
export function ComposerView({ actor, me, start, open, onClose }: ComposerViewProps): ReactElement {
  const { t } = useLingui();
  const { error, post } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnsent = useSelector(actor, (state) => state.matches('unsent'));
  const { form, draft, bill, have, leftOut, setLeftOut, add, parked, takeParked } = useComposerForm(
    actor,
    me,
    start,
  );
  const { control, setValue, handleSubmit, reset, formState } = form;
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(start.draft.receivers.length > 0 ? 'textarea' : 'input');
  // The dialog mounts late and gives the focus to its cross; the person came to write.
  const begin = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      if (element !== null) requestAnimationFrame(() => element.querySelector<HTMLElement>(first)?.focus());
    },
    [first],
  );

  const press = (): void =>
    void handleSubmit(
      (values) => actor.send({ type: 'submit.pressed', wish: wishOf(payable(values, have)) }),
      (errors) =>
        focusFirst(
          box.current,
          speakingOrder.find((field) => errors[field] !== undefined),
        ),
    )();
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!isBusy) press();
    }
  };
  const another = (): void => {
    reset(readDraft(me) ?? emptyDraft);
    setLeftOut([]);
    actor.send({ type: 'another.requested' });
  };
  const canPay = have > 0;

  if (post !== null)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t`Enviado`}
        actions={
          <>
            <Button onClick={onClose}>
              <Trans>Listo</Trans>
            </Button>
            <Button variant="quiet" onClick={another}>
              <Trans>Reconocer a alguien más</Trans>
            </Button>
          </>
        }
      >
        <ComposerSent post={post} have={me.takesPoints ? me.pointsToGive : undefined} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isBusy}
      size="large"
      title={t`Reconocer`}
      actions={
        <>
          <Button icon={Send} busy={isBusy} onClick={press}>
            {isBusy ? <Trans>Enviando</Trans> : <Trans>Enviar</Trans>}
          </Button>
          <div className="order-first min-w-0 flex-1 wide:order-none wide:self-center">
            <BillWords bill={bill} amount={draft.amount ?? 0} distribution={draft.distribution} />
          </div>
        </>
      }
    >
      <div ref={begin} role="presentation" onKeyDown={keys} className="flex flex-col gap-5">
        {error === null ? null : <NotSent error={error} {...(isUnsent ? { onRetry: press } : {})} />}
        {parked === null ? null : <ParkedDraft draft={parked} onTake={takeParked} />}
        <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_300px]">
          <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-5">
            <legend className="sr-only">
              <Trans>Tu reconocimiento</Trans>
            </legend>
            <WhoField control={control} myId={me.id} leftOut={leftOut} onLeftOut={setLeftOut} />
            <MessageField
              control={control}
              myId={me.id}
              canPay={canPay}
              onMention={add}
              onPoints={(amount) => {
                if (canPay) setValue('amount', amount, { shouldValidate: formState.isSubmitted });
                return canPay;
              }}
            />
            <TypeField control={control} />
            {canPay ? (
              <PointsField control={control} bill={bill} have={have} />
            ) : (
              <WithoutPoints takesPoints={me.takesPoints} />
            )}
          </fieldset>
          <div className="wide:sticky wide:top-0 wide:self-start">
            <ComposerPreview draft={draft} bill={bill} me={me} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
