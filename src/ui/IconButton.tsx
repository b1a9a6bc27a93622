/** A button that is only an icon; its label is heard and shown as a tooltip. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name: what pressing it does. */
  label: string;
  size?: 'small' | 'medium' | undefined;
  variant?: 'quiet' | 'secondary' | 'primary' | undefined;
  /** A count on the corner; 0 and nothing show none. Include it in `label` where it matters. */
  badge?: number | undefined;
}

const variants = {
  quiet: 'border-transparent text-ink hover:bg-subtle active:bg-hover',
  secondary: 'border-control bg-card text-ink hover:bg-subtle active:bg-hover',
  primary: 'border-brand-edge bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-pressed',
} as const;

/** 40 px (medium) or 32 px (small), 44 px on touch. */
export function IconButton({ icon, label, size = 'medium', variant = 'quiet', badge = 0, className, type = 'button', ...rest }: IconButtonProps): ReactElement {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        'target relative inline-flex shrink-0 items-center justify-center rounded-control border transition-colors duration-120 ease-out disabled:opacity-50',
        size === 'medium' ? 'size-10' : 'size-8',
        variants[variant],
        className,
      )}
    >
      <Icon of={icon} size={size === 'medium' ? 20 : 16} />
      {badge > 0 ? (
        <span aria-hidden className="absolute -top-1 -right-1 min-w-5 rounded-full bg-brand px-1 text-center text-meta leading-5 font-semibold text-on-brand tabular-nums">
          {badge > 99 ? '99+' : badge}
        </span>
      ) : null}
    </button>
  );
}
