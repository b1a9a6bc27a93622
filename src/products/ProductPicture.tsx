/**
 * The picture of a product; without one, a tile in the brand colours with the category icon, always the same
 * for one name.
 */
import { useState, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { productIcon } from './productIcons.ts';

// Literal class names: Tailwind detects whole names only.
const grounds = [
  'from-disc-1 to-disc-6 text-on-disc-1',
  'from-disc-2 to-disc-1 text-on-disc-2',
  'from-disc-3 to-disc-4 text-on-disc-3',
  'from-disc-4 to-disc-5 text-on-disc-4',
  'from-disc-5 to-disc-6 text-on-disc-5',
  'from-disc-6 to-disc-1 text-on-disc-6',
] as const;

/** Positions of the two soft circles behind the icon. */
const shapes = [
  ['-start-[12%] -top-[30%]', '-end-[18%] -bottom-[38%]'],
  ['-end-[14%] -top-[34%]', '-start-[20%] -bottom-[30%]'],
  ['start-[8%] -bottom-[44%]', 'end-[2%] -top-[40%]'],
] as const;

/** A stable hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function Tile({ icon, name }: { icon: string | null; name: string }): ReactElement {
  const hash = hashOf(name);
  const [one, other] = shapes[(hash >>> 8) % shapes.length] ?? shapes[0];
  return (
    <span
      className={classes(
        'absolute inset-0 bg-linear-to-br forced-colors:border',
        grounds[hash % grounds.length],
      )}
    >
      <span className={classes('absolute aspect-square w-[62%] rounded-full bg-card/30', one)} />
      <span className={classes('absolute aspect-square w-[74%] rounded-full bg-card/20', other)} />
      <Icon of={productIcon(icon)} size={32} className="absolute inset-0 m-auto size-[34%]" />
    </span>
  );
}

export interface ProductPictureProps {
  /** Name of the category's icon (lucide). */
  icon: string | null;
  /** Determines colours and shapes of the tile. */
  name: string;
  imageUrl: string | null;
  /** Its size; by default 4:3 with the full width of its container. */
  className?: string | undefined;
}

/** Decorative: the name is beside it. Falls back to the tile if the picture cannot be loaded. */
export function ProductPicture({ icon, name, imageUrl, className }: ProductPictureProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={classes(
        'relative isolate block shrink-0 overflow-hidden bg-subtle dim-in-dark',
        className ?? 'aspect-4/3 w-full',
      )}
    >
      {imageUrl !== null && imageUrl !== broken ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(imageUrl)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Tile icon={icon} name={name} />
      )}
    </span>
  );
}
