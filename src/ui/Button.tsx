/** The button for actions on the page. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The action is running: the button keeps the focus, ignores clicks and shows a line that fills once. */
  busy?: boolean | undefined;
  icon?: LucideIcon | undefined;
  wide?: boolean | undefined;
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant = 'primary',
  size = 'small',
  busy = false,
  icon,
  wide = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // `disabled` would remove the focus while the action runs.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop whose default is `button`
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={press}
      className={classes(buttonLook(variant, size, wide), className)}
    >
      {icon === undefined ? null : (
        <Icon of={icon} size={size === 'small' ? 16 : 20} className="-ms-1 shrink-0" />
      )}
      {children}
      {busy ? (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-[3px] origin-left animate-busy bg-current opacity-70"
        />
      ) : null}
    </button>
  );
}
