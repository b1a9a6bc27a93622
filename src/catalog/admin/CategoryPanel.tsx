/** One category of products: its names, its icon, whose products it holds. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Switch } from '#src/ui/Switch.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { productIcon } from '#src/catalog/productIcons.ts';
import { placeWrites, refreshCatalog, type KeptCategory } from './places.queries.ts';
import { productIconWords } from './productIconWords.ts';

interface CategoryFields {
  name: string;
  nameEn: string;
  icon: string;
  justCorporative: boolean;
}

const known = ['name', 'nameEn', 'icon'] as const;

const wishOf = (fields: CategoryFields) => ({
  ...fields,
  name: fields.name.trim(),
  nameEn: fields.nameEn.trim() === '' ? null : fields.nameEn.trim(),
});

const categoryForm: RowForm<CategoryFields> = { schema: catalogAdminEndpoints.createCategory.body, wishOf };

/** Null makes a new one, last in the order. */
export function CategoryPanel({
  category,
  position,
  open,
  onClose,
}: {
  readonly category: KeptCategory | null;
  /** Of a new one. */
  readonly position: number;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useForm<CategoryFields>({
    defaultValues: {
      name: category?.name ?? '',
      nameEn: category?.nameEn ?? '',
      icon: category?.icon ?? 'gift',
      justCorporative: category?.justCorporative ?? false,
    },
    resolver: rowResolver(categoryForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const saving = useSaving<CategoryFields, unknown>({
    write: (fields, key) =>
      category === null
        ? placeWrites.createCategory({ ...wishOf(fields), position }, key)
        : placeWrites.updateCategory({ id: category.id, input: wishOf(fields) }, key),
    refusal: (error) => sayRefusal(categoryForm, error, known, form.setError),
    refresh: refreshCatalog,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: category === null ? t`Creaste la categoría ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={category === null ? t`Nueva categoría` : category.name}
      saveLabel={category === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <NamesFields control={control} name="name" nameEn="nameEn" placeholder={t`Experiencias`} />
      <Controller
        control={control}
        name="icon"
        render={({ field }) => (
          <IconField
            label={t`Ícono`}
            value={field.value}
            onChange={field.onChange}
            choice={{ names: productIconWords, iconOf: productIcon }}
            placeholder={t`Busca por una palabra: viaje, comida, hogar`}
          />
        )}
      />
      <Controller
        control={control}
        name="justCorporative"
        render={({ field }) => (
          <Switch
            label={t`Productos propios de la organización`}
            detail={
              field.value
                ? t`Lo que hay aquí lo entrega tu organización: un día libre, un desayuno, una camiseta.`
                : t`Lo que hay aquí puede venir de proveedores.`
            }
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormPanel>
  );
}
