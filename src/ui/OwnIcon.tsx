/** How a type, tag, level, value or category looks: its own picture, else the drawing of its icon. */
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface OwnIconProps {
  /** The address of the own picture. A picture that cannot be loaded leaves the drawing. */
  readonly url: string | null | undefined;
  readonly drawing: LucideIcon;
  /** The size of the drawing. */
  readonly size?: 16 | 20 | 24 | 32 | undefined;
  /** The picture fills the frame around it, in the shape of the frame. */
  readonly fills?: boolean | undefined;
  /** The colour of the drawing. */
  readonly className?: string | undefined;
}

/** Decorative: the name is beside it. */
export function OwnIcon({ url, drawing, size, fills = false, className }: OwnIconProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === undefined || url === broken)
    return <Icon of={drawing} size={size} className={className} />;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className={classes(
        'shrink-0 object-cover dim-in-dark',
        fills ? 'size-full rounded-[inherit]' : 'size-5 rounded-[5px]',
      )}
    />
  );
}
