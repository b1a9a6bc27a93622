/** The prospect's branding: name, logo and colours for the organisation of the demo. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { DemoKit } from '#src/api/demoKit.ts';
import { ColorReadings } from '#src/organization/admin/ColorReadings.tsx';
import { ColorField } from '#src/ui/ColorField.tsx';
import { ImageField } from '#src/ui/ImageField.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { LogoRefused, logoOf } from './logo.ts';
import type { ShowFields } from './memory.ts';
import { CockpitSection } from './CockpitSection.tsx';
import { useActing } from './useActing.ts';

/** Selects one of the two organisations of the demo. */
function OrganizationField({
  form: { control },
  kit: { personas },
}: {
  readonly form: UseFormReturn<ShowFields>;
  readonly kit: Pick<DemoKit, 'personas'>;
}): ReactElement {
  const { t } = useLingui();
  const { field } = useController({ control, name: 'organization' });
  const nameOf = (slug: string): string =>
    personas.find(({ organization }) => organization.slug === slug)?.organization.name ?? slug;
  return (
    <SegmentedControl
      label={t`La visten`}
      wide
      value={field.value}
      onChange={field.onChange}
      options={[
        { value: 'aurora', label: nameOf('aurora') },
        { value: 'boreal', label: nameOf('boreal') },
      ]}
    />
  );
}

/** The derived values of a colour, collapsed by default. */
const Readings = ({ title, hex }: { readonly title: string; readonly hex: string }): ReactElement => (
  <details className="rounded-control bg-subtle px-3 py-2">
    <summary className="text-small font-semibold">{title}</summary>
    <div className="mt-3">
      <ColorReadings hex={hex} />
    </div>
  </details>
);

function ColorFields({ form: { control } }: { readonly form: UseFormReturn<ShowFields> }): ReactElement {
  const { t } = useLingui();
  const main = useController({ control, name: 'main' });
  const secondary = useController({ control, name: 'secondary' });
  const sample = t`Aa`;
  return (
    <>
      <ColorField
        label={t`Color principal`}
        optional
        sample={sample}
        value={main.field.value}
        onChange={main.field.onChange}
        error={main.fieldState.error?.message}
      />
      {main.field.value === null ? null : (
        <Readings title={t`Cómo se leerá el color principal`} hex={main.field.value} />
      )}
      <ColorField
        label={t`Color secundario`}
        optional
        sample={sample}
        value={secondary.field.value}
        onChange={secondary.field.onChange}
        error={secondary.fieldState.error?.message}
      />
      {secondary.field.value === null ? null : (
        <Readings title={t`Cómo se leerá el color secundario`} hex={secondary.field.value} />
      )}
    </>
  );
}

/** With empty fields the organisation keeps its own name, logo and colours. */
export function ProspectFields({
  form,
  kit,
}: {
  readonly form: UseFormReturn<ShowFields>;
  readonly kit: Pick<DemoKit, 'personas'>;
}): ReactElement {
  const { t } = useLingui();
  const { control } = form;
  const name = useController({ control, name: 'name' });
  const logo = useController({ control, name: 'logo' });
  const { act, isBusy, failed, forget } = useActing();
  const refusal = (error: unknown): string =>
    error instanceof LogoRefused && error.why === 'tooDetailed'
      ? t`Este logo tiene demasiado detalle para caber en un enlace. Prueba con uno más sencillo.`
      : t`Esta imagen no se puede leer. Prueba con un PNG, un JPEG o un WebP.`;
  return (
    <CockpitSection
      title={t`El prospecto`}
      lead={<Trans>La organización lleva su nombre, su logo y sus colores. Vacío, los suyos.</Trans>}
    >
      <OrganizationField form={form} kit={kit} />
      <TextField
        label={t`Nombre`}
        optional
        maxLength={60}
        autoComplete="off"
        {...name.field}
        error={name.fieldState.error?.message}
      />
      <ImageField
        label={t`Logo`}
        optional
        hint={t`Se reduce hasta que cabe en el enlace, que con logo es largo.`}
        src={logo.field.value}
        fit="contain"
        busy={isBusy}
        error={failed ?? logo.fieldState.error?.message}
        onChoose={(file) => act(async () => logo.field.onChange(await logoOf(file)), refusal)}
        onRemove={() => {
          forget();
          logo.field.onChange(null);
        }}
      />
      <ColorFields form={form} />
    </CockpitSection>
  );
}
