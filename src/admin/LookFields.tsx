/** The icon and the colour of something, with a preview. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { ColorField } from '#src/ui/ColorField.tsx';
import { TypeDisc } from '#src/ui/TypeChip.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { IconField } from './IconField.tsx';

/** Without `color`, only the icon. */
export function LookFields<F extends FieldValues>({
  control,
  icon,
  color,
  name,
}: {
  readonly control: Control<F>;
  readonly icon: FieldPathByValue<F, string | null>;
  readonly color: FieldPathByValue<F, string | null>;
  /** The text of the preview. */
  readonly name: string;
}): ReactElement {
  const { t } = useLingui();
  const iconField = useController({ control, name: icon }).field;
  const colorField = useController({ control, name: color });
  return (
    <div className="flex flex-col gap-5">
      <IconField label={t`Ícono`} value={iconField.value} onChange={iconField.onChange} />
      <ColorField
        label={t`Color`}
        optional
        value={colorField.field.value}
        onChange={colorField.field.onChange}
        error={colorField.fieldState.error?.message}
      />
      <div className="flex items-center gap-3 text-small text-soft">
        {t`Así se verá:`}
        <Chip picture={<TypeDisc type={{ icon: iconField.value, color: colorField.field.value }} />}>
          {name.trim() === '' ? t`Nombre` : name}
        </Chip>
      </div>
    </div>
  );
}
