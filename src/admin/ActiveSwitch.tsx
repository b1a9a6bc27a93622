/** The switch of a row: on or off at once. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Switch } from '#src/ui/Switch.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Its name is heard, not seen: a column or a row says what it is about. */
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
