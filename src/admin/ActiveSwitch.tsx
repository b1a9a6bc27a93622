/** The switch of a row, which takes effect at once. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Switch } from '#src/ui/Switch.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** The label is only for screen readers: the column or the row names the switch visibly. */
export function ActiveSwitch({
  name,
  active,
  onChange,
  disabled = false,
}: {
  readonly name: string;
  readonly active: boolean;
  readonly onChange: (active: boolean) => void;
  readonly disabled?: boolean | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <span className="inline-flex align-middle">
      <Switch
        label={<VisuallyHidden>{t`${name}: activo`}</VisuallyHidden>}
        checked={active}
        disabled={disabled}
        onChange={onChange}
      />
    </span>
  );
}
