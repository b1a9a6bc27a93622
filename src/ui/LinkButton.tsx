/** Links, as a button or as text: a real `<a>`, so that it opens in a new tab and works inside a router's link. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: LucideIcon | undefined;
  wide?: boolean | undefined;
}

/** A link styled as a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'small',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  return (
    <a {...rest} className={classes(buttonLook(variant, size, wide), className)}>
      {icon === undefined ? null : (
        <Icon of={icon} size={size === 'small' ? 16 : 20} className="-ms-1 shrink-0" />
      )}
      {children}
    </a>
  );
}

/** An underlined link in running text, so that colour is not its only mark. */
export function TextLink({ className, children, ...rest }: ComponentProps<'a'>): ReactElement {
  return (
    <a
      {...rest}
      className={classes('text-link underline decoration-1 underline-offset-4 hover:decoration-2', className)}
    >
      {children}
    </a>
  );
}
