/** Makes a category of challenges. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { challengeCategoryResource } from './challengesAdmin.queries.ts';

interface CategoryFields {
  name: string;
  nameEn: string;
}

const toInput = ({ name, nameEn }: CategoryFields) => ({
  name: name.trim(),
  nameEn: nameEn.trim() === '' ? null : nameEn.trim(),
});

export function CategoryPanel({ open, onClose }: DialogTie): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm<CategoryFields, ReturnType<typeof toInput>, never, unknown>({
    ...onlyCreates,
    row: { schema: challengeEndpoints.createCategory.body, toInput },
    begin: { name: '', nameEn: '' },
    known: ['name', 'nameEn'],
    create: challengeCategoryResource.create,
    refresh: challengeCategoryResource.refresh,
    done: ({ name }) => t`Creaste la categoría ${name}.`,
    onClose,
  });
  return (
    <FormPanel open={open} title={t`Nueva categoría`} saveLabel={t`Crear`} {...panel}>
      <NameInTwo control={form.control} name="name" nameEn="nameEn" />
    </FormPanel>
  );
}
