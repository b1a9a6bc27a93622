/** One reason why a product cannot be redeemed: icon and sentence. */
import {
  CalendarClock,
  CircleOff,
  Coins,
  Globe,
  Hourglass,
  PackageX,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { MissingCode } from '#schema/catalog/catalog.rules.ts';
import type { Missing, Product } from '#schema/catalog/catalog.shapes.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useMissingWords } from './missingWords.ts';

const icons: Readonly<Record<MissingCode, LucideIcon>> = {
  inactive: CircleOff,
  country: Globe,
  window: CalendarClock,
  stock: PackageX,
  budget: Wallet,
  approval: Hourglass,
  points: Coins,
};

/** A sentence in small text. */
export function MissingLine({
  missing,
  product,
  className,
}: {
  missing: Missing;
  product: Pick<Product, 'points'>;
  className?: string | undefined;
}): ReactElement {
  const words = useMissingWords();
  return (
    <p className={classes('flex items-start gap-2 text-small', className)}>
      <Icon of={icons[missing.code]} size={16} className="mt-0.5 shrink-0 text-accent-text" />
      <span>{words(missing, product)}</span>
    </p>
  );
}
