/** What one's own metrics may be used for: each purpose apart, off until the person agrees, withdrawn at once. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { refreshWellbeing } from '#src/wellbeing/mood/mood.queries.ts';
import { consentToMetrics } from '#src/wellbeing/wellbeing.writes.ts';
import type { OwnMetrics } from '#src/wellbeing/wellbeing.queries.ts';
import { usePurposeWords } from './metricWords.ts';

export function ConsentCard({ consents }: { readonly consents: OwnMetrics['consents'] }): ReactElement {
  const { t } = useLingui();
  const words = usePurposeWords();
  const saving = useWrite(consentToMetrics, { refresh: refreshWellbeing });
  const sent = saving.isPending ? saving.variables : undefined;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <CardTitle>
          <Trans>Para qué se pueden usar</Trans>
        </CardTitle>
        <p className="mt-1 text-small text-soft">
          <Trans>
            Sin tu consentimiento nadie las ve. Con él, un administrador las ve solo después de decir por qué,
            y tú lees quién, cuándo y el motivo. Puedes retirarlo en cualquier momento.
          </Trans>
        </p>
      </div>
      {consents.map(({ purpose, agreed, since }) => {
        const { label, detail } = words[purpose];
        const day = since === null ? '' : createdVariant(since);
        return (
          <Switch
            key={purpose}
            label={label}
            detail={since === null ? detail : t`${detail} Desde el ${day}.`}
            checked={sent?.purpose === purpose ? sent.agreed : agreed}
            onChange={(wanted) => saving.mutate({ purpose, agreed: wanted })}
          />
        );
      })}
      <SaveFailed why={whyFailed(saving.error)} />
    </Card>
  );
}
