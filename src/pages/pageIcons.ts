/**
 * Icons of the organisation's pages in the menu: a fixed list, because importing all of lucide would be too
 * large.
 */
import {
  BookOpen,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CircleQuestionMark,
  Coffee,
  Compass,
  FileText,
  Gem,
  GraduationCap,
  HandHeart,
  Handshake,
  HeartPulse,
  House,
  Info,
  Leaf,
  Lightbulb,
  Map,
  Megaphone,
  Mountain,
  Newspaper,
  Phone,
  Plane,
  Rocket,
  Scale,
  ShieldCheck,
  Sparkles,
  Star,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'file-text': FileText,
  'book-open': BookOpen,
  'briefcase-business': BriefcaseBusiness,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'circle-question-mark': CircleQuestionMark,
  coffee: Coffee,
  compass: Compass,
  gem: Gem,
  'graduation-cap': GraduationCap,
  'hand-heart': HandHeart,
  handshake: Handshake,
  'heart-pulse': HeartPulse,
  house: House,
  info: Info,
  leaf: Leaf,
  lightbulb: Lightbulb,
  map: Map,
  megaphone: Megaphone,
  mountain: Mountain,
  newspaper: Newspaper,
  phone: Phone,
  plane: Plane,
  rocket: Rocket,
  scale: Scale,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  users: Users,
  wallet: Wallet,
};

/** The icon of a name; a sheet of paper if the name is unknown. */
export const pageIcon = (name: string | null): LucideIcon =>
  (name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? FileText;

/** All available icon names. */
export const pageIconNames: readonly string[] = Object.keys(icons);
