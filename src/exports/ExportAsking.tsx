/** The first question of an export: which kind of file; it says before why a long table is no workbook. */
import { Trans } from '@lingui/react/macro';
import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ExportKind } from '#machines/tableExport.setup.ts';
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';

export function ExportAsking({
  total,
  isTooLong,
  onStart,
}: {
  readonly total: number | null;
  readonly isTooLong: boolean;
  readonly onStart: (kind: ExportKind) => void;
}): ReactElement {
  const language = useLanguage();
  const most = formatNumber(analyticsLimits.sheetLines, language);
  const lines = total === null ? null : formatNumber(total, language);
  return (
    <div className="flex flex-col gap-4">
      <p>
        {lines === null ? (
          <Trans>El archivo tendrá todas las líneas, con los números como números.</Trans>
        ) : (
          <Trans>El archivo tendrá las {lines} líneas, con los números como números.</Trans>
        )}
      </p>
      {isTooLong ? (
        <Banner>
          <Trans>
            Son más de {most} líneas y no caben en una hoja de cálculo: se guardan como texto separado por
            comas.
          </Trans>
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isTooLong ? null : (
          <Button icon={FileSpreadsheet} onClick={() => onStart('xlsx')}>
            <Trans>Hoja de cálculo (.xlsx)</Trans>
          </Button>
        )}
        <Button variant={isTooLong ? 'primary' : 'secondary'} icon={FileText} onClick={() => onStart('csv')}>
          <Trans>Texto separado por comas (.csv)</Trans>
        </Button>
      </div>
    </div>
  );
}
