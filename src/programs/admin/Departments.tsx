/** How far each department is with a program; the number under each bar is what it is made of. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import type { BuiltProgram } from './programsAdmin.queries.ts';

/** Departments that are shown, those with most people first. */
const most = 8;

/** In percent, rounded; 100 only if all have finished. */
const shareOf = (finished: number, assigned: number): number =>
  finished >= assigned ? 100 : Math.min(99, Math.round((finished * 100) / assigned));

export function Departments({ of }: { readonly of: BuiltProgram['departments'] }): ReactElement | null {
  const { t } = useLingui();
  if (of.length === 0) return null;
  const shown = of.toSorted((one, other) => other.assigned - one.assigned).slice(0, most);
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Terminaron, por departamento</Trans>
      </CardTitle>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {shown.map(({ departmentId, name, assigned, finished }) => {
          const percent = shareOf(finished, assigned);
          return (
            <li key={departmentId ?? ''}>
              <ProgressBar
                label={name ?? t`Sin departamento`}
                value={finished}
                max={assigned}
                showValue={t`${percent} % · ${finished} de ${assigned}`}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
