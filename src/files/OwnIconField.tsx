/** The field of an own picture, which is shown instead of the icon. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { iconImage } from '#schema/files/ownIcon.ts';
import { FormValue } from '#src/admin/FormFields.tsx';
import { ImageField } from '#src/ui/ImageField.tsx';
import type { OwnIconForm } from './useOwnIcon.ts';

export function OwnIconField<F extends FieldValues>({
  control,
  name,
  picture,
}: {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, string | null>;
  readonly picture: OwnIconForm;
}): ReactElement {
  const { t } = useLingui();
  return (
    <FormValue<F, string | null> control={control} name={name}>
      {({ value, onChange, error }) => (
        <ImageField
          label={t`Imagen propia`}
          hint={t`Se muestra en lugar del ícono. Cuadrada se ve mejor: PNG, JPEG o WebP.`}
          optional
          src={picture.srcOf(value)}
          accept={iconImage.types.join()}
          maxBytes={iconImage.maxBytes}
          onChoose={(file) => onChange(picture.choose(file))}
          onRemove={() => onChange(null)}
          error={error}
        />
      )}
    </FormValue>
  );
}
