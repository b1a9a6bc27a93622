/** One product category: its names, its icon, and whether it holds only the organisation's own products. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { FormField, FormSwitch } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { OwnIconField } from '#src/files/OwnIconField.tsx';
import { useOwnIcon } from '#src/files/useOwnIcon.ts';
import { productIcon } from '#src/products/productIcons.ts';
import { categoryResource, type AdminCategory } from './places.queries.ts';
import { productIconWords } from './productIconWords.ts';

interface CategoryFields {
  name: string;
  nameEn: string;
  icon: string;
  iconKey: string | null;
  justCorporative: boolean;
}

const known = ['name', 'nameEn', 'icon', 'iconKey'] as const;

const toInput = (fields: CategoryFields) => ({
  ...fields,
  name: fields.name.trim(),
  nameEn: fields.nameEn.trim() === '' ? null : fields.nameEn.trim(),
});

const categoryForm = {
  schema: catalogAdminEndpoints.createCategory.body,
  toInput,
} satisfies RowForm<CategoryFields>;

/** `null` creates a new category at the end of the order. */
export function CategoryPanel({
  category,
  open,
  onClose,
}: {
  readonly category: AdminCategory | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const picture = useOwnIcon(category);
  const { create, update } = picture.uploading(categoryResource);
  const { form, panel } = usePanelForm({
    row: categoryForm,
    id: category?.id ?? null,
    begin: {
      name: category?.name ?? '',
      nameEn: category?.nameEn ?? '',
      icon: category?.icon ?? 'gift',
      iconKey: category?.iconKey ?? null,
      justCorporative: category?.justCorporative ?? false,
    },
    known,
    ...categoryResource,
    create,
    update,
    done: ({ name }) =>
      category === null ? t`Creaste la categoría ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={category === null ? t`Nueva categoría` : category.name}
      saveLabel={category === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" placeholder={t`Experiencias`} />
      <FormField control={control} name="icon">
        {(tie) => (
          <IconField
            label={t`Ícono`}
            choice={{ names: productIconWords, iconOf: productIcon }}
            placeholder={t`Busca por una palabra: viaje, comida, hogar`}
            {...tie}
          />
        )}
      </FormField>
      <OwnIconField control={control} name="iconKey" picture={picture} />
      <FormSwitch
        control={control}
        name="justCorporative"
        label={t`Productos propios de la organización`}
        detail={(isOn) =>
          isOn
            ? t`Lo que hay aquí lo entrega tu organización: un día libre, un desayuno, una camiseta.`
            : t`Lo que hay aquí puede venir de proveedores.`
        }
      />
    </FormPanel>
  );
}
