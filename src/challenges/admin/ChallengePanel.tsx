/** The panel of one of the challenges: its name and its description. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ChallengeInput } from '#schema/challenges/challenges.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { challengeResource, type AdminChallenge } from './challengesAdmin.queries.ts';

interface ChallengeFields {
  name: string;
  description: string;
}

const challengeForm = {
  schema: ChallengeInput,
  toInput: ({ name, description }) => ({ name: name.trim(), description: description.trim() }),
} satisfies RowForm<ChallengeFields>;

/** `null` creates a new one. */
export function ChallengePanel({
  challenge,
  open,
  onClose,
}: {
  readonly challenge: AdminChallenge | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: challengeForm,
    id: challenge?.id ?? null,
    begin: { name: challenge?.name ?? '', description: challenge?.description ?? '' },
    known: ['name', 'description'],
    ...challengeResource,
    done: ({ name }) => (challenge === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={challenge === null ? t`Agregar` : challenge.name}
      saveLabel={challenge === null ? t`Crear` : undefined}
      {...panel}
    >
      <NamesFields control={control} name="name" />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        rows={2}
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
