/** The icons of movement kinds. */
import {
  ArrowRightLeft,
  Award,
  Building2,
  CalendarDays,
  CalendarPlus,
  ClipboardList,
  Coins,
  GraduationCap,
  HandCoins,
  HandHeart,
  Hourglass,
  ListChecks,
  ShoppingBag,
  Sparkles,
  Ticket,
  Trophy,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { MovementKind } from '#schema/points/points.rules.ts';

/** Kind → icon. */
export const kindIcons: Readonly<Record<MovementKind, LucideIcon>> = {
  allowance: CalendarPlus,
  recognition: HandHeart,
  boost: Coins,
  badge: Award,
  referral: UserPlus,
  participation: ClipboardList,
  task: ListChecks,
  challenge: Trophy,
  event: CalendarDays,
  program: GraduationCap,
  extra: Sparkles,
  transfer: ArrowRightLeft,
  request: HandCoins,
  expiry: Hourglass,
  purchase: ShoppingBag,
  coupon: Ticket,
  distribute: Building2,
};
