/** A badge's picture, or a rosette if the badge has no picture or it cannot be loaded. */
import { Award } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

const sizes = { 48: 'size-12', 96: 'size-24', 120: 'size-30' } as const;

/** Decorative: the name is beside it. */
export function BadgePicture({
  src,
  size = 96,
  className,
}: {
  src: string | null;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  if (src !== null && src !== broken)
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        decoding="async"
        onError={() => setBroken(src)}
        className={classes('shrink-0 object-contain dim-in-dark', sizes[size], className)}
      />
    );
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full border border-accent-edge bg-accent-tint text-accent-text',
        sizes[size],
        className,
      )}
    >
      <Icon of={Award} size={size === 48 ? 24 : 32} />
    </span>
  );
}
