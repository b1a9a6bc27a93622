/** The icon of each reaction, by the codes of the catalogue (schema/posts/posts.rules.ts). */
import {
  HandHeart,
  Heart,
  Laugh,
  Lightbulb,
  PartyPopper,
  Sparkles,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  celebrate: PartyPopper,
  love: Heart,
  support: HandHeart,
  wow: Sparkles,
  insight: Lightbulb,
  laugh: Laugh,
  like: ThumbsUp,
};

/** A thumb for an unknown code. */
export const reactionIcon = (code: string): LucideIcon => icons[code] ?? ThumbsUp;
