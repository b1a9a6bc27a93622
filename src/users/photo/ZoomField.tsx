/** The zoom of a picture: a slider with a spoken value. */
import { useLingui } from '@lingui/react/macro';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';

/** Maximum zoom. */
export const maxZoom = 4;

/** From 1 to `maxZoom`; supports arrow keys, Page Up and Page Down. */
export function ZoomField({
  value,
  onChange,
  disabled = false,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean | undefined;
}): ReactElement {
  const { t, i18n } = useLingui();
  const id = useId();
  const share = new Intl.NumberFormat(i18n.locale || 'es', { style: 'percent' }).format(value);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {t`Acercar`}
      </label>
      <div className="flex items-center gap-3">
        <Icon of={ZoomOut} className="shrink-0 text-soft" />
        <input
          id={id}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={value}
          disabled={disabled}
          aria-valuetext={share}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className="h-6 min-w-0 flex-1 accent-brand-edge pointer-coarse:h-11"
        />
        <Icon of={ZoomIn} className="shrink-0 text-soft" />
        <output
          htmlFor={id}
          aria-live="off"
          className="w-12 shrink-0 text-end text-small text-soft tabular-nums"
        >
          {share}
        </output>
      </div>
    </div>
  );
}
