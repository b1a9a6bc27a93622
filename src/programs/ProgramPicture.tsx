/** The pictures of the product for programs. */
import { HandHeart, HeartPulse, ShieldCheck, Sprout, Users, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { ShownProgram } from './programs.queries.ts';

type PictureName = NonNullable<ShownProgram['imageKey']>;

const icons: Readonly<Record<PictureName, LucideIcon>> = {
  welcome: HandHeart,
  safety: ShieldCheck,
  team: Users,
  tools: Wrench,
  health: HeartPulse,
  growth: Sprout,
};

/** Decorative; nothing without a picture. */
export const ProgramPicture = ({ of }: { readonly of: PictureName | null }): ReactElement | null =>
  of === null ? null : (
    <span
      aria-hidden
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-brand-tint text-link"
    >
      <Icon of={icons[of]} />
    </span>
  );
