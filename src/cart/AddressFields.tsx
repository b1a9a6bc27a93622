/** The address fields for physical products. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DeliveryFields } from './deliveryForm.ts';

/** Supports the browser's autofill. */
export function AddressFields({ form }: { form: UseFormReturn<DeliveryFields> }): ReactElement {
  const { t } = useLingui();
  const {
    register,
    formState: { errors },
  } = form;
  const faults = errors.delivery ?? {};
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t`Quién recibe`}
        autoComplete="name"
        error={faults.name?.message}
        {...register('delivery.name')}
      />
      <TextField
        label={t`Teléfono`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t`Por si hay que avisarte.`}
        error={faults.phone?.message}
        {...register('delivery.phone')}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t`Dirección`}
          autoComplete="street-address"
          error={faults.address?.message}
          {...register('delivery.address')}
        />
      </div>
      <TextField
        label={t`Ciudad`}
        autoComplete="address-level2"
        error={faults.city?.message}
        {...register('delivery.city')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={t`Indicaciones para la entrega`}
          optional
          rows={2}
          counter
          maxLength={textLength.description}
          error={faults.notes?.message}
          {...register('delivery.notes')}
        />
      </div>
    </div>
  );
}
