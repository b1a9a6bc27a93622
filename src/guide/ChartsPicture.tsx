/** The picture of the guide's step about the charts. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';

export function ChartsPicture(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-3">
      <span className="text-small font-semibold text-soft">
        <Trans>Reconocimientos</Trans>
      </span>
      <strong className="text-h2 font-bold tabular-nums">{formatNumber(1199, language)}</strong>
      <span className="flex items-center gap-1.5 text-small">
        <Icon of={ArrowUp} size={16} />
        <Trans>12 % más que en el trimestre anterior</Trans>
      </span>
      <ProgressBar label={t`Colaboración`} value={48} max={60} showValue="48" />
      <ProgressBar label={t`Innovación`} value={32} max={60} showValue="32" />
    </Card>
  );
}
