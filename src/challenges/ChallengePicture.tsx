/** The pictures of the product for challenges. */
import { BookOpen, Bike, Footprints, GlassWater, Leaf, Moon, Users, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { ShownChallenge } from './challenges.queries.ts';

export type PictureName = NonNullable<ShownChallenge['picture']>;

export const pictureIcons: Readonly<Record<PictureName, LucideIcon>> = {
  steps: Footprints,
  ride: Bike,
  water: GlassWater,
  sleep: Moon,
  read: BookOpen,
  calm: Leaf,
  team: Users,
};

/** Decorative; nothing without a picture. */
export const ChallengePicture = ({ of }: { of: PictureName | null }): ReactElement | null =>
  of === null ? null : (
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-brand-tint text-link"
    >
      <Icon of={pictureIcons[of]} />
    </span>
  );
