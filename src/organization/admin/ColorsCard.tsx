/** The two colours. Every colour is accepted, and its adjustment is shown. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { SettingsCard } from '#src/admin/SettingsForm.tsx';
import { brandOf } from '#schema/brand.ts';
import { complement, defaultMain, outpointsColors } from '#src/lib/colors.ts';
import { Button } from '#src/ui/Button.tsx';
import { ColorField } from '#src/ui/ColorField.tsx';
import type { BrandFields } from './brandForm.ts';
import { ColorReadings } from './ColorReadings.tsx';

/** The product's colours on this host, for an organisation without its own. */
const ofProduct = (): Pick<BrandFields, 'main' | 'secondary'> =>
  brandOf(location.host) === 'outpoints' ? outpointsColors : { main: defaultMain, secondary: null };

const Readings = ({ title, hex }: { readonly title: string; readonly hex: string }): ReactElement => (
  <details className="rounded-control bg-subtle px-3 py-2.5">
    <summary className="text-small font-semibold">{title}</summary>
    <div className="mt-3">
      <ColorReadings hex={hex} />
    </div>
  </details>
);

export function ColorsCard({ control }: { readonly control: Control<BrandFields> }): ReactElement {
  const { t } = useLingui();
  const main = useController({ control, name: 'main' });
  const secondary = useController({ control, name: 'secondary' });
  const product = ofProduct();
  const isProduct = main.field.value === product.main && secondary.field.value === product.secondary;
  return (
    <SettingsCard
      title={t`Colores`}
      lead={
        <Trans>Cualquier color sirve: donde no se leería, el producto lo ajusta y aquí dice cuánto.</Trans>
      }
    >
      <ColorField
        label={t`Color principal`}
        hint={t`Botones, enlaces y la página de entrada.`}
        value={main.field.value}
        onChange={(hex) => {
          if (hex !== null) main.field.onChange(hex);
        }}
        error={main.fieldState.error?.message}
      />
      <Readings title={t`Cómo se usa el color principal`} hex={main.field.value} />
      <ColorField
        label={t`Color secundario`}
        optional
        hint={t`Acentos y anuncios. Vacío, es el opuesto del principal.`}
        value={secondary.field.value}
        onChange={secondary.field.onChange}
        error={secondary.fieldState.error?.message}
      />
      <Readings
        title={t`Cómo se usa el color secundario`}
        hex={secondary.field.value ?? complement(main.field.value)}
      />
      <div>
        <Button
          variant="secondary"
          disabled={isProduct}
          onClick={() => {
            main.field.onChange(product.main);
            secondary.field.onChange(product.secondary);
          }}
        >
          <Trans>Volver a los colores del producto</Trans>
        </Button>
      </div>
    </SettingsCard>
  );
}
