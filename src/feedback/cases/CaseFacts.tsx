/** How a case is: its state, what it is about, and by when somebody answers. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CaseCategory, CaseKind, CaseState } from '#schema/feedback/cases.rules.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { Card } from '#src/ui/Card.tsx';
import { StateTag, useCategoryWords } from './caseWords.tsx';

export interface Facts {
  readonly kind: CaseKind;
  readonly category: CaseCategory;
  readonly state: CaseState;
  readonly receivedOn: string;
  readonly answerBy: string;
  readonly closedOn: string | null;
}

export function CaseFacts({ of }: { readonly of: Facts }): ReactElement {
  const { kind, category, state, receivedOn, answerBy, closedOn } = of;
  const about = useCategoryWords()[category];
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        {kind === 'suggestion' ? (
          <Trans>
            Sugerencia sobre «{about}», enviada el {dayLabel(receivedOn)}.
          </Trans>
        ) : (
          <Trans>
            Denuncia sobre «{about}», enviada el {dayLabel(receivedOn)}.
          </Trans>
        )}{' '}
        {state === 'received' || state === 'review' ? (
          <Trans>Te responden a más tardar el {dayLabel(answerBy)}.</Trans>
        ) : closedOn === null ? null : (
          <Trans>Cerrada el {dayLabel(closedOn)}.</Trans>
        )}
      </p>
      <StateTag of={state} />
    </Card>
  );
}
