/** Renders every icon, so that size and stroke are consistent. */
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

/** A lucide icon with stroke 1.75; hidden from screen readers unless it has a label. */
export function Icon({
  of: Shape,
  size = 20,
  label,
  className,
}: {
  of: LucideIcon;
  size?: 16 | 20 | 24 | 32 | undefined;
  label?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  return (
    <Shape
      size={size}
      strokeWidth={1.75}
      className={className ?? 'shrink-0'}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    />
  );
}
