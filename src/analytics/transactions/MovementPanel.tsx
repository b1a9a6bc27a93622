/** One movement of the ledger with everything that is known of it, and its cause. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { AnalyticsScope } from '#schema/analytics/analytics.rules.ts';
import { exactTime } from '#src/lib/dates.ts';
import { signed } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Cause } from './Cause.tsx';
import type { ShownTransaction } from './transactions.queries.ts';
import { useMovementWords } from './useMovementWords.ts';

export function MovementPanel({
  line,
  scope,
  open,
  onClose,
}: {
  readonly line: ShownTransaction;
  readonly scope: AnalyticsScope;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const timeZone = useZone();
  const words = useMovementWords();
  const { channel } = useFigureWords();
  const { user, counterpart, department, note } = line;
  return (
    <Dialog open={open} onClose={onClose} title={t`Movimiento`} placement="side">
      <div className="flex flex-col gap-5 pb-2">
        <p className="text-h3 font-bold tabular-nums">
          {signed(line.amount, language)}{' '}
          <span className="text-h6 font-semibold">
            <Trans>puntos</Trans>
          </span>
        </p>
        <DescriptionList
          items={[
            { term: t`De quién`, value: user === null ? words.owner(line) : <PersonCell user={user} /> },
            ...(department === null
              ? []
              : [{ term: t`Departamento ese día`, value: department.name ?? '–' }]),
            { term: t`Motivo`, value: words.reason(line) },
            { term: t`Canal`, value: channel[line.channel] },
            { term: t`Cuenta`, value: words.purse(line.purse) },
            ...(counterpart === null ? [] : [{ term: t`Con`, value: <PersonCell user={counterpart} /> }]),
            { term: t`Cuándo`, value: exactTime(line.createdAt, { language, timeZone }) },
            ...(note === '' ? [] : [{ term: t`Nota`, value: note }]),
          ]}
        />
        <Cause cause={line.cause} userId={user?.id ?? null} scope={scope} />
      </div>
    </Dialog>
  );
}
