/** The picture of a badge, or an award icon if the badge has no picture. */
import { Award } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

const sizes = { 40: 'size-10', 64: 'size-16' } as const;

/** Decorative: the name is shown beside the picture. */
export const BadgePicture = ({
  src,
  size = 40,
}: {
  readonly src: string | null;
  readonly size?: keyof typeof sizes | undefined;
}): ReactElement =>
  src === null ? (
    <span
      aria-hidden
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-card bg-subtle text-soft',
        sizes[size],
      )}
    >
      <Icon of={Award} />
    </span>
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      className={classes('shrink-0 rounded-card object-cover dim-in-dark', sizes[size])}
    />
  );
