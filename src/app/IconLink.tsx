/** An icon-only link with a count on its corner (cart, notifications). */
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '#src/ui/Icon.tsx';
import { CountBadge } from './CountBadge.tsx';

/** 40 px, 44 px on touch; `label` includes the count. */
export const IconLink = ({
  to,
  icon,
  label,
  badge = 0,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  badge?: number;
}): ReactElement => (
  <Link
    href={to}
    aria-label={label}
    title={label}
    className="target relative inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors duration-120 hover:bg-subtle"
  >
    <Icon of={icon} />
    <CountBadge count={badge} />
  </Link>
);
