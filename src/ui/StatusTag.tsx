/** A small status label with an icon ("Entregado"), for tables and lists. */
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { Severity } from '#src/lib/severity.ts';
import { severities } from './severity.ts';

/** Icon and word on a tint; the word conveys the status without colour. */
export function StatusTag({ severity, children }: { severity: Severity; children: ReactNode }): ReactElement {
  const { icon, tint, text } = severities[severity];
  return (
    <span
      className={classes(
        'inline-flex items-center whitespace-nowrap gap-1 rounded-full py-0.5 ps-2 pe-3 text-small font-semibold',
        tint,
        text,
      )}
    >
      <Icon of={icon} size={16} />
      {children}
    </span>
  );
}
