/** A small panel behind one button, for a few controls that need no dialog. */
import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { buttonLook } from './buttonLook.ts';
import { classes } from './classes.ts';
import { floatPanel } from './floatLook.ts';
import { Icon } from './Icon.tsx';

export interface PopoverProps {
  /** The button's label; only for screen readers if the button shows other content. */
  label: string;
  icon?: LucideIcon | undefined;
  /** Content of the button instead of icon and label. */
  trigger?: ReactNode;
  triggerClassName?: string | undefined;
  align?: 'start' | 'end' | undefined;
  /** The panel; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string | undefined;
}

/** Escape and outside clicks close it; the focus returns to the button. */
export function Popover({
  label,
  icon,
  trigger,
  triggerClassName,
  align = 'end',
  children,
  className,
}: PopoverProps): ReactElement {
  return (
    <HeadlessPopover className="relative inline-flex">
      <PopoverButton
        aria-label={trigger === undefined ? undefined : label}
        className={triggerClassName ?? buttonLook('secondary', 'small', false)}
      >
        {trigger ?? (
          <>
            {icon === undefined ? null : <Icon of={icon} size={16} className="-ms-1 shrink-0" />}
            {label}
          </>
        )}
      </PopoverButton>
      <PopoverPanel
        transition
        focus
        aria-label={label}
        // Rendered beside its button: in a portal, Headless UI adds hidden focus guard buttons that take the
        // focus.
        className={classes(
          floatPanel,
          'absolute top-full mt-1.5 w-max max-w-[min(24rem,calc(100vw-32px))] min-w-56',
          align === 'end' ? 'end-0' : 'start-0',
          className,
        )}
      >
        {({ close }) => <>{typeof children === 'function' ? children(() => close()) : children}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
