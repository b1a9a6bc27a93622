/** A small button beside the message. */
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

export interface SmallActProps {
  icon: LucideIcon;
  onPress: () => void;
  /** For toggle buttons. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  children: ReactNode;
}

/** A text button with an icon; tinted and `aria-pressed` if pressed. */
export const SmallAct = ({
  icon,
  onPress,
  pressed,
  disabled = false,
  children,
  ...rest
}: SmallActProps): ReactElement => (
  <button
    type="button"
    onClick={onPress}
    disabled={disabled}
    {...rest}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    className={classes(
      'inline-flex h-9 items-center gap-1.5 rounded-control px-2 text-small font-semibold transition-colors duration-120 disabled:opacity-50 pointer-coarse:h-11',
      pressed === true
        ? 'bg-brand-tint text-ink hover:bg-brand-tint-hover'
        : 'text-soft hover:bg-subtle hover:text-ink',
    )}
  >
    <Icon of={icon} size={16} className="shrink-0" />
    {children}
  </button>
);
