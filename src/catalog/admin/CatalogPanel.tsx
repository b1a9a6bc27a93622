/** One catalog: its name and its country. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea, FormSelect } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { countriesIn } from './countries.ts';
import { catalogResource, type AdminCatalog } from './places.queries.ts';

interface CatalogFields {
  name: string;
  description: string;
  /** Empty means every country. */
  country: string;
}

const known = ['name', 'description', 'country'] as const;

const toInput = ({ name, description, country }: CatalogFields) => ({
  name: name.trim(),
  description: description.trim(),
  country: country === '' ? null : country,
});

const catalogForm = {
  schema: catalogAdminEndpoints.createCatalog.body,
  toInput,
} satisfies RowForm<CatalogFields>;

/** `null` creates a new catalog. */
export function CatalogPanel({
  catalog,
  open,
  onClose,
}: {
  readonly catalog: AdminCatalog | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const countries = useMemo(
    () => [{ value: '', label: t`Cualquier país` }, ...countriesIn(language)],
    [language, t],
  );
  const { form, panel } = usePanelForm({
    row: catalogForm,
    id: catalog?.id ?? null,
    begin: {
      name: catalog?.name ?? '',
      description: catalog?.description ?? '',
      country: catalog?.country ?? '',
    },
    known,
    ...catalogResource,
    done: ({ name }) =>
      catalog === null ? t`Creaste el catálogo ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={catalog === null ? t`Nuevo catálogo` : catalog.name}
      saveLabel={catalog === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Colombia`} />
      <FormSelect
        control={control}
        name="country"
        label={t`Dónde entrega`}
        hint={t`Quien canjea de otro catálogo ve sus productos con la razón por la que no puede canjearlos.`}
        options={countries}
      />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
