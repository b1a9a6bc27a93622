/** The styles of buttons, shared by buttons and links (spec §9 "Buttons"). */
import { classes } from './classes.ts';

/** `primary` is the main action of a screen, `danger` is destructive, `quiet` has no outline. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Padding 12/24, 14/32 and 16/48 px (spec §9). */
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-brand text-on-brand border-brand-edge not-aria-disabled:hover:bg-brand-hover not-aria-disabled:active:bg-brand-pressed',
  secondary: 'text-ink border-control not-aria-disabled:hover:bg-subtle not-aria-disabled:active:bg-hover',
  quiet:
    'text-link border-transparent not-aria-disabled:hover:bg-brand-tint not-aria-disabled:active:bg-brand-tint-hover',
  danger: 'bg-error text-on-status border-error-edge not-aria-disabled:hover:bg-error-hover',
};

// One pixel of each padding is used by the border.
const sizes: Readonly<Record<ButtonSize, string>> = {
  small: 'px-[23px] py-[11px] text-small gap-2',
  medium: 'px-[31px] py-[13px] text-body gap-2',
  large: 'px-[47px] py-[15px] text-body gap-3',
};

/** The class names of a button. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize, wide: boolean): string =>
  classes(
    'relative inline-flex items-center justify-center overflow-hidden rounded-control border text-center font-semibold whitespace-nowrap no-underline select-none',
    'transition-colors duration-120 ease-out disabled:opacity-50 aria-disabled:cursor-default forced-colors:border-[ButtonBorder]',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
