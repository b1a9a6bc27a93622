/** Chips: a chosen thing that can be taken away, or a filter that is on or off (spec §9: 40 px, radius 12). */
import { useLingui } from '@lingui/react/macro';
import { Check, X, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

const tones = {
  neutral: 'bg-subtle border-line text-ink',
  brand: 'bg-brand-tint border-brand-tint-hover text-ink',
  accent: 'bg-accent-tint border-transparent text-ink',
} as const;

export interface ChipProps {
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** An avatar or other picture in front; takes the place of the icon. */
  picture?: ReactNode;
  tone?: keyof typeof tones | undefined;
  onRemove?: (() => void) | undefined;
  /** Name of the remove button; say what goes ("Quitar a Ana"). */
  removeLabel?: string | undefined;
}

/** One chip; with `onRemove` it carries its own remove button. */
export function Chip({
  children,
  icon,
  picture,
  tone = 'neutral',
  onRemove,
  removeLabel,
}: ChipProps): ReactElement {
  const { t } = useLingui();
  return (
    <span
      className={classes(
        'inline-flex h-10 max-w-full items-center gap-2 rounded-card border text-small font-semibold',
        tones[tone],
        picture === undefined ? 'ps-3' : 'ps-1.5',
        onRemove === undefined ? 'pe-3' : 'pe-1',
      )}
    >
      {picture ?? (icon === undefined ? null : <Icon of={icon} size={16} />)}
      <span className="truncate">{children}</span>
      {onRemove === undefined ? null : (
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel ?? t`Quitar`}
          className="relative inline-flex size-8 shrink-0 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5 items-center justify-center rounded-control text-soft transition-colors duration-120 hover:bg-hover hover:text-ink"
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  );
}

/** A filter that is on or off; a tick, not only a colour, says which. */
export function ToggleChip({
  pressed,
  onPress,
  icon,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}): ReactElement {
  const shown = pressed ? Check : icon;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        'inline-flex h-10 items-center gap-2 rounded-card border px-3 text-small font-semibold whitespace-nowrap transition-colors duration-120 ease-out pointer-coarse:h-11',
        pressed
          ? 'border-brand-edge bg-brand-tint text-ink hover:bg-brand-tint-hover'
          : 'border-line bg-card text-ink hover:bg-subtle',
      )}
    >
      {shown === undefined ? null : <Icon of={shown} size={16} />}
      {children}
    </button>
  );
}
