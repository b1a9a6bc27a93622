/** A framed label (spec §9: 40 px, radius 12). */
import type { LucideIcon } from 'lucide-react';
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
  /** An avatar or image at the start; replaces the icon. */
  picture?: ReactNode;
  tone?: keyof typeof tones | undefined;
  /** A control at the end (`RemovableChip.tsx`). */
  end?: ReactNode;
}

export function Chip({ children, icon, picture, tone = 'neutral', end }: ChipProps): ReactElement {
  return (
    <span
      className={classes(
        'inline-flex h-10 max-w-full items-center gap-2 rounded-card border text-small font-semibold',
        tones[tone],
        picture === undefined ? 'ps-3' : 'ps-1.5',
        end === undefined ? 'pe-3' : 'pe-1',
      )}
    >
      {picture ?? (icon === undefined ? null : <Icon of={icon} size={16} />)}
      <span className="truncate">{children}</span>
      {end}
    </span>
  );
}
