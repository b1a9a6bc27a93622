/** One referral: its details, the next step and a note. Shows the points before the candidate is marked as hired. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import type { ReferralState } from '#schema/recognitions/recognitions.rules.ts';
import { referralEndpoints, referralSteps } from '#schema/recognitions/referrals.endpoints.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useDay } from './dates.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { referralWords } from './referralWords.ts';
import { referralResource, type AdminReferral } from './referrals.queries.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { ruleQueries } from './rules.queries.ts';
import { nameOf } from '#src/people/personName.ts';

interface StepFields {
  status: ReferralState;
  note: string;
}

const formOf = (id: string) =>
  ({
    schema: referralEndpoints.updateReferral.body,
    toInput: ({ status, note }: StepFields) => ({ id, status, note: note.trim() }),
  }) satisfies RowForm<StepFields>;

function Reward({ referral }: { readonly referral: AdminReferral }): ReactElement | null {
  const language = useLanguage();
  const rules = useQuery(ruleQueries.rules());
  const name = nameOf(referral.referredBy);
  if (rules.data === undefined)
    return rules.isError ? (
      <Trans>No pudimos cargar cuántos puntos recibe {name}. Se le darán los que digan las reglas.</Trans>
    ) : null;
  const points = pointsIn(rules.data.referralPoints, language);
  if (rules.data.referralPoints === 0) return <Trans>Tus reglas no dan puntos por una contratación.</Trans>;
  if (!referral.referredBy.active)
    return <Trans>{name} ya no tiene la cuenta activa y no recibe puntos.</Trans>;
  return referral.referredBy.takesPoints ? (
    <Trans>
      Al guardar, {name} recibe {points} de la organización. No se puede deshacer.
    </Trans>
  ) : (
    <Trans>{name} no participa en los puntos y no recibe ninguno.</Trans>
  );
}

/** Offers only the steps that may follow. A finished referral keeps its note. */
export function ReferralPanel({
  referral,
  open,
  onClose,
}: {
  readonly referral: AdminReferral;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const day = useDay();
  const { name } = referral;
  const { form, panel } = usePanelForm({
    row: formOf(referral.id),
    id: referral.id,
    begin: { status: referral.status, note: referral.note },
    known: ['note'],
    // The call needs the state.
    update: ({ id, input: { status: next = referral.status, note } }, key) =>
      referralResource.update({ id, status: next, note }, key),
    refresh: referralResource.refresh,
    done: () => t`Guardaste el caso de ${name}.`,
    onClose,
  });
  const { control } = form;
  const status = useWatch({ control, name: 'status' });
  const steps = [referral.status, ...referralSteps[referral.status]];
  return (
    <FormPanel open={open} title={name} {...panel}>
      <DescriptionList
        items={[
          {
            id: 'mail',
            term: t`Correo`,
            value: <TextLink href={`mailto:${referral.email}`}>{referral.email}</TextLink>,
          },
          ...(referral.phone === null ? [] : [{ id: 'phone', term: t`Teléfono`, value: referral.phone }]),
          ...(referral.position === null
            ? []
            : [{ id: 'position', term: t`Puesto`, value: referral.position }]),
          { id: 'by', term: t`La recomendó`, value: nameOf(referral.referredBy) },
          { id: 'at', term: t`Desde`, value: day(referral.createdAt) },
          ...(referral.pointsAwarded === 0
            ? []
            : [
                {
                  id: 'points',
                  term: t`Puntos entregados`,
                  value: pointsIn(referral.pointsAwarded, language),
                },
              ]),
        ]}
      />
      {referral.message === '' ? null : (
        <blockquote className="rounded-card bg-subtle px-4 py-3 whitespace-pre-line wrap-anywhere">
          {referral.message}
        </blockquote>
      )}
      <FormField control={control} name="status">
        {(tie) => (
          <RadioCards
            legend={t`Estado`}
            options={steps.map((value) => ({
              value,
              label: i18n._(referralWords[value].label),
              ...(value === referral.status ? { detail: t`El estado actual.` } : {}),
            }))}
            {...tie}
          />
        )}
      </FormField>
      {status === 'hired' && referral.status !== 'hired' ? (
        <p role="status" className="rounded-control bg-warning-tint px-3 py-2.5 text-small">
          <Reward referral={referral} />
        </p>
      ) : null}
      <FormArea
        control={control}
        name="note"
        label={t`Nota`}
        hint={t`La lee también quien recomendó.`}
        optional
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
