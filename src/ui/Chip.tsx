/** A chosen thing, which may be taken away (spec §9: 40 px, radius 12). */
import { useLingui } from '@lingui/react/macro';
import { X, type LucideIcon } from 'lucide-react';
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
