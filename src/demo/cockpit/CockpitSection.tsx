/** A part of a cockpit tab: a title, a lead sentence, and its controls. */
import { useId, type ReactElement, type ReactNode } from 'react';

export function CockpitSection({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <header>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {lead === undefined ? null : <p className="text-small text-soft">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
