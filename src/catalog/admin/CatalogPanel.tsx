/** One catalog: its name, and where it delivers. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { textLength } from '#schema/limits.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import { countriesIn } from './countries.ts';
import { placeWrites, refreshCatalog, type KeptCatalog } from './places.queries.ts';

interface CatalogFields {
  name: string;
  description: string;
  /** Empty for everywhere. */
  country: string;
}

const known = ['name', 'description', 'country'] as const;

const wishOf = ({ name, description, country }: CatalogFields) => ({
  name: name.trim(),
  description: description.trim(),
  country: country === '' ? null : country,
});

const catalogForm: RowForm<CatalogFields> = { schema: catalogAdminEndpoints.createCatalog.body, wishOf };

/** Null makes a new one. */
export function CatalogPanel({
  catalog,
  open,
  onClose,
}: {
  readonly catalog: KeptCatalog | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const form = useForm<CatalogFields>({
    defaultValues: {
      name: catalog?.name ?? '',
      description: catalog?.description ?? '',
      country: catalog?.country ?? '',
    },
    resolver: rowResolver(catalogForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const countries = useMemo(
    () => [{ value: '', label: t`Cualquier país` }, ...countriesIn(language)],
    [language, t],
  );
  const saving = useSaving<CatalogFields, unknown>({
    write: (fields, key) =>
      catalog === null
        ? placeWrites.createCatalog(wishOf(fields), key)
        : placeWrites.updateCatalog({ id: catalog.id, input: wishOf(fields) }, key),
    refusal: (error) => sayRefusal(catalogForm, error, known, form.setError),
    refresh: refreshCatalog,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: catalog === null ? t`Creaste el catálogo ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={catalog === null ? t`Nuevo catálogo` : catalog.name}
      saveLabel={catalog === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      <NamesFields control={control} name="name" placeholder={t`Colombia`} />
      <Controller
        control={control}
        name="country"
        render={({ field, fieldState }) => (
          <Select
            label={t`Dónde entrega`}
            hint={t`Quien canjea de otro catálogo ve sus productos con la razón por la que no puede canjearlos.`}
            value={field.value}
            onChange={field.onChange}
            options={countries}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Descripción`}
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormPanel>
  );
}
