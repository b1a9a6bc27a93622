/** A filter as a chip (spec §9: 40 px, radius 12). */
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** A filter that is on or off; shown by a tick, not only by colour. */
export function ToggleChip({
  pressed,
  onPress,
  icon,
  picture,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  icon?: LucideIcon | undefined;
  /** Replaces the icon. */
  picture?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const drawn = icon === undefined ? null : <Icon of={icon} size={16} />;
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
      {pressed ? <Icon of={Check} size={16} /> : (picture ?? drawn)}
      {children}
    </button>
  );
}
