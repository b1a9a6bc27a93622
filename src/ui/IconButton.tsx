/** An icon-only button; its label is the accessible name and the tooltip. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name: the action of the button. */
  label: string;
  size?: 'small' | 'medium' | 'field' | undefined;
  variant?: 'quiet' | 'secondary' | 'primary' | undefined;
  /** A count at the corner, read after the label; 0 or undefined shows none. */
  badge?: number | undefined;
}

const variants = {
  quiet: 'border-transparent text-ink hover:bg-subtle active:bg-hover',
  secondary: 'border-control bg-card text-ink hover:bg-subtle active:bg-hover',
  primary: 'border-brand-edge bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-pressed',
} as const;

const sizes = { small: 'size-8', medium: 'size-10', field: 'size-11' } as const;

/** 40 px (medium), 32 px (small) or field height (44 px); always 44 px on touch devices. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  variant = 'quiet',
  badge = 0,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  const count = badge > 99 ? '99+' : String(badge);
  // Adds the visible count to the accessible name, unless the label already contains it.
  const name = badge > 0 && !label.includes(count) ? `${label}: ${count}` : label;
  return (
    <button
      title={label}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop whose default is `button`
      type={type}
      aria-label={name}
      // `aria-disabled` keeps the focus where `disabled` would lose it.
      onClick={rest['aria-disabled'] === true ? undefined : onClick}
      className={classes(
        'target relative inline-flex shrink-0 items-center justify-center rounded-control border transition-colors duration-120 ease-out disabled:opacity-50 aria-disabled:opacity-50',
        sizes[size],
        variants[variant],
        className,
      )}
    >
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
      {badge > 0 ? (
        <span
          aria-hidden
          className="absolute -top-1 -right-1 min-w-5 rounded-full bg-brand px-1 text-center text-meta leading-5 font-semibold text-on-brand tabular-nums"
        >
          {count}
        </span>
      ) : null}
    </button>
  );
}
