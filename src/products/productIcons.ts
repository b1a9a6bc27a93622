/** Icons of product categories: icons of a shop, in addition to the icons of recognition types. */
import {
  Baby,
  Backpack,
  BedDouble,
  Bike,
  BookOpen,
  Building2,
  CalendarDays,
  Camera,
  Car,
  Clapperboard,
  Clock,
  Coffee,
  CreditCard,
  Dumbbell,
  Flower2,
  Gamepad2,
  Gift,
  Headphones,
  HeartPulse,
  House,
  Laptop,
  Music,
  Package,
  Palette,
  PawPrint,
  Plane,
  Shirt,
  ShoppingBag,
  Smartphone,
  Sofa,
  Store,
  Tent,
  Ticket,
  TreePalm,
  Utensils,
  Watch,
  type LucideIcon,
} from 'lucide-react';
import { typeIcon } from '#src/ui/typeIcons.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  baby: Baby,
  backpack: Backpack,
  'bed-double': BedDouble,
  bike: Bike,
  'book-open': BookOpen,
  'building-2': Building2,
  'calendar-days': CalendarDays,
  camera: Camera,
  car: Car,
  clapperboard: Clapperboard,
  clock: Clock,
  coffee: Coffee,
  'credit-card': CreditCard,
  dumbbell: Dumbbell,
  'flower-2': Flower2,
  'gamepad-2': Gamepad2,
  gift: Gift,
  headphones: Headphones,
  'heart-pulse': HeartPulse,
  house: House,
  laptop: Laptop,
  music: Music,
  package: Package,
  palette: Palette,
  'paw-print': PawPrint,
  plane: Plane,
  shirt: Shirt,
  'shopping-bag': ShoppingBag,
  smartphone: Smartphone,
  sofa: Sofa,
  store: Store,
  tent: Tent,
  ticket: Ticket,
  'tree-palm': TreePalm,
  utensils: Utensils,
  watch: Watch,
};

const unknown = typeIcon(null);

/** The icon of a lucide name; a gift if the name is null or unknown. */
export function productIcon(name: string | null): LucideIcon {
  if (name === null) return Gift;
  const own = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (own !== undefined) return own;
  const known = typeIcon(name);
  return known === unknown && name !== 'award' ? Gift : known;
}
