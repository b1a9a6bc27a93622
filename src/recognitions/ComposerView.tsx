/** The composer as a dialog: four things in one box in speaking order, the post as it will look, and what became of it (experience.md "Composer"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw, Send } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { Me } from '#src/users/me.queries.ts';
import { nameOf } from '#src/users/people.queries.ts';
import { useLanguage } from '#src/users/useLanguage.ts';
import type { ComposerActor } from './composer.actors.ts';
import { wishOf } from './composerForm.ts';
import type { ComposerStart } from './composerStart.ts';
import { ComposerPreview } from './ComposerPreview.tsx';
import { ComposerSent } from './ComposerSent.tsx';
import { emptyDraft, readDraft } from './draft.ts';
import { MessageField } from './MessageField.tsx';
import { BillWords, PointsField, WithoutPoints } from './PointsField.tsx';
import { TypeField } from './TypeField.tsx';
import { useComposerForm } from './useComposerForm.ts';
import { WhoField } from './WhoField.tsx';

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
  const language = useLanguage();
  const { error, post } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnsent = useSelector(actor, (state) => state.matches('unsent'));
  const { form, draft, bill, have, leftOut, setLeftOut, add, parked, takeParked } = useComposerForm(actor, me, start);
  const { control, setValue, handleSubmit, reset, formState } = form;
  const box = useRef<HTMLDivElement>(null);
  const begins = useRef<string>(start.draft.receivers.length > 0 ? 'textarea' : 'input');

  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>(begins.current)?.focus();
  }, [open]);
  // After a press on Send that found something to correct: to the first of it.
  const { submitCount, isValid, isSubmitting } = formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);

  const send = handleSubmit((values) => actor.send({ type: 'submit.pressed', wish: wishOf(values) }));
  const press = (): void => void send();
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
          <div className="min-w-0 flex-1 self-center">
            <BillWords bill={bill} amount={canPay ? (draft.amount ?? 0) : 0} distribution={draft.distribution} />
          </div>
        </>
      }
    >
      <div ref={box} role="presentation" onKeyDown={keys} className="flex flex-col gap-5">
        {error === null ? null : (
          <Banner
            severity="error"
            action={
              isUnsent ? (
                <Button variant="secondary" icon={RotateCw} onClick={press}>
                  <Trans>Reintentar</Trans>
                </Button>
              ) : undefined
            }
          >
            <strong className="font-semibold">
              <Trans>No se envió. Tu mensaje sigue aquí.</Trans>
            </strong>{' '}
            {error.message}
          </Banner>
        )}
        {parked === null ? null : (
          <Banner
            action={
              <Button variant="quiet" className="px-3! py-2!" onClick={takeParked}>
                <Trans>Retomarlo</Trans>
              </Button>
            }
          >
            {parked.receivers.length === 0 ? (
              <Trans>Tienes otro mensaje sin enviar.</Trans>
            ) : (
              <Trans>Tienes otro mensaje sin enviar para {new Intl.ListFormat(language, { type: 'conjunction' }).format(parked.receivers.map(nameOf))}.</Trans>
            )}
          </Banner>
        )}
        <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_300px]">
          <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-5">
            <legend className="sr-only">
              <Trans>Tu reconocimiento</Trans>
            </legend>
            <WhoField control={control} myId={me.id} leftOut={leftOut} onLeftOut={setLeftOut} />
            <MessageField
              control={control}
              myId={me.id}
              onMention={add}
              onPoints={(amount) => {
                if (canPay) setValue('amount', amount, { shouldValidate: formState.isSubmitted });
                return canPay;
              }}
            />
            <TypeField control={control} />
            {canPay ? <PointsField control={control} bill={bill} have={have} /> : <WithoutPoints takesPoints={me.takesPoints} />}
          </fieldset>
          <div className="wide:sticky wide:top-0 wide:self-start">
            <ComposerPreview draft={canPay ? draft : { ...draft, amount: 0 }} bill={bill} me={me} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
