/** The questions that another person saved meanwhile. The person chooses one version as a whole. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Overtaken } from '#src/admin/overtaken.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import type { FormRow } from './formRows.ts';

export function OvertakenRows({
  overtaken,
}: {
  readonly overtaken: Overtaken | undefined;
}): ReactElement | null {
  if (overtaken === undefined) return null;
  const theirs = overtaken.theirs as { readonly value: readonly FormRow[] } | undefined; // the value of the field `rows`
  return (
    <Card as="section" tone="tint" className="flex flex-col gap-3">
      <CardTitle>
        <Trans>Alguien más cambió las preguntas</Trans>
      </CardTitle>
      <p className="text-small text-soft">
        <Trans>Las tuyas siguen aquí. Si las guardas, toman el lugar de estas:</Trans>
      </p>
      {theirs === undefined ? null : (
        <ol className="flex max-h-72 list-decimal flex-col gap-1 overflow-y-auto ps-6">
          {theirs.value.map((row) => (
            <li key={row.key} className="wrap-anywhere">
              {row.type === 'section' ? row.title : row.question}
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={overtaken.keepMine}>
          <Trans>Quedarme con las mías</Trans>
        </Button>
        {theirs === undefined ? null : (
          <Button variant="secondary" size="small" onClick={overtaken.takeTheirs}>
            <Trans>Quedarme con las suyas</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
