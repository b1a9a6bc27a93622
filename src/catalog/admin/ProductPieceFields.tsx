/** The price, the stock and the redemption dates of a product. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { FormField, FormLimit, FormMoment, FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { ProductFields } from './productForm.ts';

interface Form {
  readonly control: Control<ProductFields>;
}

/** A new stock, or unlimited. */
function StockField({ control }: Form): ReactElement {
  const { t } = useLingui();
  return (
    <FormLimit
      control={control}
      name="stock"
      label={t`Cuántos hay`}
      without={t`Sin límite`}
      usual={10}
      max={maxPoints}
    />
  );
}

/** Does not set the stock, because people redeem products while the form is open. It can only remove the limit. */
function StockLeft({ control, stock }: Form & { readonly stock: number }): ReactElement {
  const { t } = useLingui();
  return (
    <FormField control={control} name="stock">
      {(tie) => (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1.5 text-small font-semibold">
            <Trans>Cuántos hay</Trans>
          </legend>
          <p className="text-small text-soft">
            <Plural value={stock} one="# para canjear." other="# para canjear." />{' '}
            <Trans>Para sumar o quitar, usa “Ajustar existencias” en el menú del producto.</Trans>
          </p>
          <Checkbox
            label={t`Sin límite`}
            checked={tie.value === null}
            onChange={({ currentTarget: { checked } }) => tie.onChange(checked ? null : stock)}
          />
        </fieldset>
      )}
    </FormField>
  );
}

/** `stock` is the current stock; null for a new product and for unlimited stock. */
export function ProductPieceFields({
  control,
  stock,
}: Form & { readonly stock: number | null }): ReactElement {
  const { t } = useLingui();
  const opensAt = useWatch({ control, name: 'opensAt' });
  return (
    <>
      <FormNumber
        control={control}
        name="points"
        label={t`Precio`}
        min={1}
        max={maxPoints}
        step={10}
        suffix={t`puntos`}
      />
      {stock === null ? <StockField control={control} /> : <StockLeft control={control} stock={stock} />}
      <FormSwitch
        control={control}
        name="isDigital"
        label={t`Digital`}
        detail={(isOn) =>
          isOn
            ? t`Llega por correo o se coordina: al canjear no se pide una dirección.`
            : t`Se envía o se entrega en mano: al canjear se pide una dirección.`
        }
      />
      <FormSwitch
        control={control}
        name="needsApproval"
        label={t`Pide aprobación`}
        detail={t`Quien administra revisa cada pedido antes de que siga. Si no se aprueba, los puntos vuelven.`}
      />
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
        <legend className="mb-1.5 text-small font-semibold">
          <Trans>Cuándo se puede canjear</Trans>
        </legend>
        <FormMoment control={control} name="opensAt" label={t`Desde`} optional />
        <FormMoment
          control={control}
          name="closesAt"
          label={t`Hasta`}
          optional
          min={opensAt === '' ? undefined : opensAt}
        />
        <p className="text-small text-soft sm:col-span-2">
          <Trans>Sin fechas se puede siempre. Vale la hora de este dispositivo.</Trans>
        </p>
      </fieldset>
    </>
  );
}
