/** Panel that awards a badge in the name of the organisation and shows the cost first. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { maxReceivers, textLength } from '#schema/limits.parts.ts';
import { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPosts } from './adminCache.ts';
import { AwardBill } from './AwardBill.tsx';
import { BadgePicture } from './BadgePicture.tsx';
import { badgeResource, type AdminBadge } from './badges.queries.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { nameOf } from '#src/people/personName.ts';

interface AwardFields {
  people: PublicUser[];
  message: string;
}

const toInput = ({ people, message }: AwardFields) => ({
  receiverEmails: people.map(({ email }) => email),
  message: message.trim(),
});

const awardForm: RowForm<AwardFields> = {
  schema: recognitionEndpoints.sendOrg.body,
  toInput,
  names: { receiverEmails: 'people' },
};

/** Sends at once. The award cannot be undone, and the panel says so. */
export function AwardPanel({
  badge,
  open,
  onClose,
}: {
  readonly badge: AdminBadge;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { name } = badge;
  const form = useForm<AwardFields>({
    defaultValues: { people: [], message: '' },
    resolver: rowResolver(awardForm, language),
  });
  const { control, formState } = form;
  const people = useWatch({ control, name: 'people' });
  const [first] = people;
  const saving = useSaving({
    write: (fields: AwardFields, key) => badgeResource.award({ id: badge.id, ...toInput(fields) }, key),
    refusal: (error) => sayRefusal(awardForm, error, ['people', 'message'], form.setError),
    refresh: refreshPosts,
    onSaved: () => {
      onClose();
      const who = first === undefined ? '' : nameOf(first);
      const count = people.length;
      toasts.raise({
        severity: 'success',
        text: count === 1 ? t`Entregaste ${name} a ${who}.` : t`Entregaste ${name} a ${count} personas.`,
      });
    },
  });
  const each = pointsIn(badge.points, language);
  return (
    <FormPanel
      open={open}
      title={t`Entregar ${name}`}
      description={t`En nombre de la organización. Se publica enseguida.`}
      saveLabel={t`Entregar`}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <div className="flex items-center gap-4">
        <BadgePicture src={badge.imageUrl} size={64} />
        <p className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-soft">
            {badge.points === 0 ? <Trans>Sin puntos</Trans> : <Trans>{each} para cada persona</Trans>}
          </span>
        </p>
      </div>
      <FormField control={control} name="people">
        {(tie) => <PeopleField label={t`Para quién`} max={maxReceivers} {...tie} />}
      </FormField>
      <FormArea
        control={control}
        name="message"
        label={t`Palabras`}
        hint={t`Acompañan la insignia en el inicio y en el certificado.`}
        optional
        counter
        maxLength={textLength.recognition}
      />
      <AwardBill badge={badge} people={people} />
    </FormPanel>
  );
}
