/** The name and the colour of a category. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { GoalCategoryInput } from '#schema/goals/goalsAdmin.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { ColorField } from '#src/ui/ColorField.tsx';
import { goalCategoryResource, type Category } from './goalsAdmin.queries.ts';

interface CategoryFields {
  name: string;
  nameEn: string;
  color: string | null;
}

const categoryForm = {
  schema: GoalCategoryInput,
  toInput: ({ name, nameEn, color }) => ({
    name: name.trim(),
    nameEn: nameEn.trim() === '' ? null : nameEn.trim(),
    color,
  }),
} satisfies RowForm<CategoryFields>;

/** `null` creates a new one. */
export function CategoryPanel({
  category,
  open,
  onClose,
}: DialogTie & { readonly category: Category | null }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: categoryForm,
    id: category?.id ?? null,
    begin: {
      name: category?.name ?? '',
      nameEn: category?.nameEn ?? '',
      color: category?.color ?? null,
    },
    known: ['name', 'nameEn', 'color'],
    create: goalCategoryResource.create,
    update: goalCategoryResource.update,
    refresh: goalCategoryResource.refresh,
    done: ({ name }) => (category === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={category === null ? t`Nueva categoría` : category.name}
      saveLabel={category === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={form.control} name="name" nameEn="nameEn" />
      <FormField control={form.control} name="color">
        {(tie) => <ColorField label={t`Color`} optional {...tie} />}
      </FormField>
    </FormPanel>
  );
}
