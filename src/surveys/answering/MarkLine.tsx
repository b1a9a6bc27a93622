/** A grey line with an icon and a sentence: who will see the answers. */
import { UserRound, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';

/** By default with the icon of a person: the answers have a name. */
export const MarkLine = ({
  icon = UserRound,
  children,
}: {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}): ReactElement => (
  <p className="flex items-start gap-2 rounded-control bg-subtle px-3 py-2 text-small">
    <Icon of={icon} size={16} className="mt-0.5 shrink-0 text-soft" />
    <span>{children}</span>
  </p>
);
