/** Panel that awards a badge in the name of the organisation and shows the cost first. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxReceivers, textLength } from '#schema/limits.parts.ts';
import { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPosts } from './adminCache.ts';
import { AwardBill } from './AwardBill.tsx';
import { BadgePicture } from './BadgePicture.tsx';
import { badgeResource, type AdminBadge } from './badges.queries.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { PeopleField } from '#src/admin/PeopleField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { nameOf } from '#src/people/personName.ts';

interface AwardFields {
  people: PublicUser[];
  message: string;
}

const toInput = ({ people, message }: AwardFields) => ({
  receiverEmails: people.map(({ email }) => email),
  message: message.trim(),
});

const awardForm = {
  schema: recognitionEndpoints.sendOrg.body,
  toInput,
  names: { receiverEmails: 'people' },
} satisfies RowForm<AwardFields>;

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
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row: awardForm,
    begin: { people: [], message: '' },
    known: ['people', 'message'],
    create: (input, key) => badgeResource.award({ id: badge.id, ...input }, key),
    refresh: refreshPosts,
    done: ({ people: [first, ...others] }) => {
      const who = first === undefined ? '' : nameOf(first);
      const count = others.length + 1;
      return count === 1 ? t`Entregaste ${name} a ${who}.` : t`Entregaste ${name} a ${count} personas.`;
    },
    onClose,
  });
  const { control } = form;
  const people = useWatch({ control, name: 'people' });
  const each = pointsIn(badge.points, language);
  return (
    <FormPanel
      open={open}
      title={t`Entregar ${name}`}
      description={t`En nombre de la organización. Se publica enseguida.`}
      saveLabel={t`Entregar`}
      {...panel}
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
