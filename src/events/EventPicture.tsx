/** The pictures of the product for events. */
import {
  Cake,
  GraduationCap,
  HeartHandshake,
  Mic,
  PartyPopper,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { ShownEvent } from './events.queries.ts';

export type EventPictureName = NonNullable<ShownEvent['imageKey']>;

export const eventPictureIcons: Readonly<Record<EventPictureName, LucideIcon>> = {
  meeting: Users,
  talk: Mic,
  workshop: GraduationCap,
  party: PartyPopper,
  birthday: Cake,
  sport: Trophy,
  volunteering: HeartHandshake,
};

/** Decorative; nothing without a picture. */
export const EventPicture = ({ of }: { readonly of: EventPictureName | null }): ReactElement | null =>
  of === null ? null : (
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-brand-tint text-link"
    >
      <Icon of={eventPictureIcons[of]} />
    </span>
  );
