/** Makes a category of programs, or changes its name. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import type { RowForm } from '#src/api/rowForm.ts';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { programCategoryResource, type Category } from './programsAdmin.queries.ts';

interface CategoryFields {
  name: string;
  nameEn: string;
}

const categoryForm = {
  schema: programEndpoints.createCategory.body,
  toInput: ({ name, nameEn }) => ({ name: name.trim(), nameEn: nameEn.trim() || null }),
} satisfies RowForm<CategoryFields>;

/** `null` makes a new one. */
export function CategoryPanel({
  category,
  open,
  onClose,
}: DialogTie & { readonly category: Category | null }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: categoryForm,
    id: category?.id ?? null,
    begin: { name: category?.name ?? '', nameEn: category?.nameEn ?? '' },
    known: ['name', 'nameEn'],
    ...programCategoryResource,
    done: ({ name }) =>
      category === null ? t`Creaste la categoría ${name}.` : t`Guardaste los cambios de ${name}.`,
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
    </FormPanel>
  );
}
