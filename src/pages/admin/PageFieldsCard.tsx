/** The settings of a page: its URL, its visibility and its menu icon. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { FormField, FormSwitch } from '#src/admin/FormFields.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { pageAddress } from '#schema/pages/featured.rules.ts';
import { pageIcon } from '#src/pages/pageIcons.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { pageIconWords } from './pageIconWords.ts';
import type { PageForm } from './usePageForm.ts';

/** The slug follows the title until the user edits the slug. */
export function PageFieldsCard({ form, setSlug }: Pick<PageForm, 'form' | 'setSlug'>): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-5 self-start">
      <FormSwitch
        control={form.control}
        name="published"
        label={t`Publicada`}
        detail={(isOn) =>
          isOn ? (
            <Trans>Está en el menú de todos.</Trans>
          ) : (
            <Trans>Solo la ven quienes administran páginas.</Trans>
          )
        }
      />
      <Controller
        control={form.control}
        name="slug"
        render={({ field, fieldState }) => (
          <TextField
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            label={t`Dirección`}
            hint={field.value === '' ? t`Se hace con el título.` : pageAddress(field.value)}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={60}
            value={field.value}
            onChange={(event) => setSlug(event.currentTarget.value)}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormField control={form.control} name="icon">
        {(tie) => (
          <IconField
            label={t`Ícono`}
            choice={{ names: pageIconWords, iconOf: pageIcon }}
            placeholder={t`Busca por una palabra: salud, viaje, guía`}
            {...tie}
          />
        )}
      </FormField>
    </Card>
  );
}
