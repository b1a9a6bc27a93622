/** The progress of an export: rows read, the error, and a cancel button. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Exporting } from './useFile.ts';

/** `label` names the counted items: "Movimientos leídos". */
export function FileProgress({
  of: { done, total, failed, retry },
  label,
  onStop,
}: {
  of: Exporting;
  label: string;
  onStop: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const read = formatNumber(done, language);
  const all = total === null ? '…' : formatNumber(total, language);
  return (
    <div className="flex flex-col gap-5 pb-2">
      <ProgressBar label={label} value={done} max={total ?? 1} showValue={t`${read} de ${all}`} />
      {failed === null ? null : (
        <FieldError>
          <Trans>No se descargó el archivo.</Trans> {failed instanceof Error ? whyFailed(failed) : null}
        </FieldError>
      )}
      <div className="flex flex-wrap gap-3">
        {failed === null ? null : (
          <Button onClick={retry}>
            <Trans>Reintentar</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={onStop}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </div>
  );
}
