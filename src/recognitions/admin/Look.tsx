/** How a type, tag or value looks beside its name. */
import type { ReactElement, ReactNode } from 'react';
import { TypeDisc } from '#src/ui/TypeChip.tsx';

/** Icon disc, name and a secondary line. */
export const Look = ({
  icon,
  iconUrl,
  color,
  name,
  detail,
}: {
  readonly icon: string | null;
  readonly iconUrl?: string | null;
  readonly color: string | null;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
}): ReactElement => (
  <span className="flex min-w-0 items-center gap-3">
    <TypeDisc type={{ icon, color, ...(iconUrl === undefined ? {} : { iconUrl }) }} />
    <span className="min-w-0">
      <span className="block">{name}</span>
      {detail === undefined || detail === '' ? null : (
        <span className="line-clamp-1 text-meta font-normal text-soft">{detail}</span>
      )}
    </span>
  </span>
);
