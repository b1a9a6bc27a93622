/** The form that creates or changes a poll: keeps the draft until it is sent successfully. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useForm, useFormState, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '#schema/errors.ts';
import { poll as limits } from '#schema/limits.parts.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { toasts } from '#src/lib/toasts.ts';
import { reasonOf } from '#src/api/reason.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { draftOf, emptyPoll, keepPollDraft, pollPlace, readPollDraft, type PollDraft } from './pollDraft.ts';
import { pollChange, pollField, pollInput, pollResolver, type PollFormFacts } from './pollForm.ts';
import { PollOptionsField } from './PollOptionsField.tsx';
import { PollEndField, PollRulesFields } from './PollRulesFields.tsx';
import { createPoll, editPoll } from './polls.writes.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

type Form = UseFormReturn<PollDraft, PollFormFacts>;

interface Sending {
  readonly busy: boolean;
  /** The reason of a failure, as a whole sentence. */
  readonly failed: string | null;
}
const idle: Sending = { busy: false, failed: null };

/** Puts the server's reasons at their fields. */
function tellFields(form: Form, error: unknown): boolean {
  const reasons = error instanceof ApiError ? (error.reasons ?? []) : [];
  const placed = reasons.flatMap((one) => {
    const field = pollField(one);
    return field === undefined ? [] : [{ field: field as keyof PollDraft, message: one.message }]; // a path of the form
  });
  for (const { field, message } of placed) form.setError(field, { type: 'server', message });
  return placed.length > 0;
}

/** The place of the draft, its initial values, and whether a draft was found. */
function useBegun(owner: DraftOwner, poll: Poll | undefined) {
  const [begun] = useState(() => {
    const place = pollPlace(owner, poll?.id);
    const empty = poll === undefined ? emptyPoll : draftOf(poll);
    const kept = readPollDraft(place);
    return { place, empty, start: kept ?? empty, wasKept: kept !== null };
  });
  return begun;
}

function Question({ form }: { form: Form }): ReactElement {
  const { t } = useLingui();
  const { errors } = useFormState({ control: form.control, name: 'question' });
  return (
    <TextArea
      label={t`Pregunta`}
      rows={2}
      placeholder={t`¿Qué quieres saber?`}
      counter
      maxLength={limits.maxCharacters}
      data-autofocus
      error={errors.question?.message}
      {...form.register('question')}
      value={form.watch('question')}
    />
  );
}

/** One opening: a new poll, or changes to an existing one. */
export function PollFormDialog({
  owner,
  poll,
  onClose,
}: {
  owner: DraftOwner;
  poll?: Poll | undefined;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const cache = useQueryClient();
  const { place, empty, start, wasKept } = useBegun(owner, poll);
  const [isOld, setIsOld] = useState(wasKept);
  const [sending, setSending] = useState(idle);
  const onlyEnd = poll !== undefined && !poll.may.includes('edit');
  const form = useForm<PollDraft, PollFormFacts>({
    defaultValues: start,
    resolver: pollResolver,
    shouldFocusError: false,
    context: { language, onlyEnd, endedAt: poll === undefined ? '' : empty.endsAt },
  });
  const { subscribe, reset, handleSubmit } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepPollDraft(place, values, empty),
      }),
    [subscribe, place, empty],
  );
  const send = (draft: PollDraft): Promise<unknown> => {
    if (poll === undefined) return createPoll(cache, place, pollInput(draft));
    const change = pollChange(empty, draft);
    return Object.keys(change).length === 0 ? Promise.resolve() : editPoll(cache, poll.id, change);
  };
  const submit = (draft: PollDraft): void => {
    if (sending.busy) return;
    setSending({ busy: true, failed: null });
    send(draft).then(
      () => {
        keepPollDraft(place, null, empty);
        toasts.raise({
          severity: 'success',
          text: poll === undefined ? t`Tu encuesta está publicada.` : t`La encuesta se actualizó.`,
        });
        onClose();
      },
      (error: unknown) => {
        const isTold = tellFields(form, error);
        const kept =
          poll === undefined
            ? t`No se publicó. Tu encuesta sigue aquí.`
            : t`No se guardó. Tus cambios siguen aquí.`;
        setSending({ busy: false, failed: isTold ? kept : `${kept} ${reasonOf(error)}` });
      },
    );
  };
  const faults = useFormFaults(handleSubmit(submit));
  const title =
    poll === undefined ? t`Crear una encuesta` : onlyEnd ? t`Cambiar cuándo cierra` : t`Editar la encuesta`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      busy={sending.busy}
      description={
        onlyEnd && poll.ballots > 0 ? (
          <Trans>Ya hay votos: solo se puede cambiar cuándo cierra.</Trans>
        ) : undefined
      }
      actions={
        <>
          <Button type="submit" form={id} busy={sending.busy}>
            {sending.failed !== null ? (
              <Trans>Reintentar</Trans>
            ) : poll === undefined ? (
              <Trans>Publicar</Trans>
            ) : (
              <Trans>Guardar</Trans>
            )}
          </Button>
          <Button variant="secondary" disabled={sending.busy} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={faults.fault} />
        </>
      }
    >
      <form {...faults.form} id={id} className="flex flex-col gap-6 pb-2">
        {isOld ? (
          <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-subtle px-3 py-1 text-small">
            <Trans>Sigues donde lo dejaste.</Trans>
            <Button
              variant="quiet"
              className="px-3! py-2!"
              onClick={() => {
                reset(empty);
                keepPollDraft(place, null, empty);
                setIsOld(false);
              }}
            >
              <Trans>Empezar de nuevo</Trans>
            </Button>
          </p>
        ) : null}
        {onlyEnd ? null : (
          <>
            <Question form={form} />
            <PollOptionsField form={form} />
            <PollRulesFields form={form} />
          </>
        )}
        <PollEndField form={form} />
        {sending.failed === null ? null : <FieldError>{sending.failed}</FieldError>}
      </form>
    </Dialog>
  );
}
