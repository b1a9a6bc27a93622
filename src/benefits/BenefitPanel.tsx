/** One benefit beside the offer: all about it, and asking with a note; one with a form opens that. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { benefitEndpoints } from '#schema/benefits/benefits.endpoints.ts';
import { benefitLimits } from '#schema/benefits/benefits.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { useDraftForm } from '#src/admin/useDraftForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { useWording } from '#src/forms/useWording.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BenefitFacts } from './BenefitFacts.tsx';
import { askAddress } from './benefitAddress.ts';
import { benefitQueries, type OpenedBenefit } from './benefits.queries.ts';
import { askWithNote, refreshBenefits } from './benefits.writes.ts';

const NoteFields = z.object({ note: z.string() });
type NoteFields = z.output<typeof NoteFields>;

const noteForm = {
  schema: benefitEndpoints.submit.body,
  toInput: ({ note }) => ({ note: note.trim() }),
} satisfies RowForm<NoteFields>;

/** What is typed survives a failed send and a reload. */
function AskWithNote({
  benefit,
  owner,
  open,
  onClose,
}: DialogTie & { readonly benefit: OpenedBenefit; readonly owner: DraftOwner }): ReactElement {
  const { t } = useLingui();
  const { id, automatic } = benefit;
  const name = useWording()(benefit.name, benefit.nameEn);
  const { form, panel } = useDraftForm<
    NoteFields,
    ReturnType<typeof noteForm.toInput>,
    never,
    Awaited<ReturnType<typeof askWithNote>>
  >({
    ...onlyCreates,
    place: `draft:benefit-note:${owner.orgId}:${owner.id}:${id}`,
    shape: NoteFields,
    row: noteForm,
    begin: { note: '' },
    known: ['note'],
    create: ({ note }) => askWithNote(id, note),
    refresh: refreshBenefits,
    show: (_cache, { state }) =>
      toasts.raise({
        severity: 'success',
        text: state === 'approved' ? t`${name} es tuyo. Ahora falta entregarlo.` : t`Pediste ${name}.`,
      }),
    onClose,
  });
  return (
    <FormPanel open={open} title={name} saveLabel={t`Pedir`} {...panel}>
      <BenefitFacts benefit={benefit} />
      <FormArea
        control={form.control}
        name="note"
        label={t`Nota`}
        hint={automatic ? t`La lee quien lo entrega.` : t`La leen quien decide y quien lo entrega.`}
        optional
        rows={3}
        maxLength={benefitLimits.note}
      />
    </FormPanel>
  );
}

/** `id` is kept while the panel closes. */
export function BenefitPanel({
  id,
  owner,
  open,
  onClose,
}: DialogTie & { readonly id: string; readonly owner: DraftOwner }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const query = useQuery(benefitQueries.one(id));
  const benefit = query.data;
  const mayAsk = benefit?.reasons.length === 0;
  if (benefit !== undefined && mayAsk && benefit.questions.length === 0)
    return <AskWithNote benefit={benefit} owner={owner} open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="side"
      title={benefit === undefined ? t`Beneficio` : say(benefit.name, benefit.nameEn)}
      actions={
        mayAsk ? (
          <Link href={askAddress(id)} asChild>
            <LinkButton variant="primary" size="medium">
              <Trans>Pedir</Trans>
            </LinkButton>
          </Link>
        ) : undefined
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando el beneficio`}
        skeleton={
          <span className="flex flex-col gap-4">
            <Skeleton className="aspect-21/9 w-full rounded-card" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-40 w-full" />
          </span>
        }
        what={<Trans>No pudimos cargar este beneficio.</Trans>}
        gone={<Trans>No encontramos este beneficio entre los que puedes ver.</Trans>}
      >
        {(shown) => <BenefitFacts benefit={shown} />}
      </QueryBoundary>
    </Dialog>
  );
}
