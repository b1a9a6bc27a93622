/** The icon and the colour of something, with a preview. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { ColorField } from '#src/ui/ColorField.tsx';
import { TypeDisc } from '#src/ui/TypeChip.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { FormValue } from './FormFields.tsx';
import { IconField } from './IconField.tsx';

/** Without `color`, only the icon. */
export function LookFields<F extends FieldValues>({
  control,
  icon,
  color,
  iconUrl,
  name,
}: {
  readonly control: Control<F>;
  readonly icon: FieldPathByValue<F, string | null>;
  readonly color: FieldPathByValue<F, string | null>;
  /** The own picture, which the preview shows. */
  readonly iconUrl: string | null;
  /** The text of the preview. */
  readonly name: string;
}): ReactElement {
  const { t } = useLingui();
  const looks = useWatch({ control, name: [icon, color] });
  return (
    <div className="flex flex-col gap-5">
      <FormValue<F, string | null> control={control} name={icon}>
        {(tie) => <IconField label={t`Ícono`} {...tie} />}
      </FormValue>
      <FormValue<F, string | null> control={control} name={color}>
        {(tie) => <ColorField label={t`Color`} optional {...tie} />}
      </FormValue>
      <div className="flex items-center gap-3 text-small text-soft">
        {t`Así se verá:`}
        <Chip picture={<TypeDisc type={{ icon: looks[0], iconUrl, color: looks[1] }} />}>
          {name.trim() === '' ? t`Nombre` : name}
        </Chip>
      </div>
    </div>
  );
}
