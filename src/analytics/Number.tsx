/** A figure in large type; pressed, it explains itself. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useExplain, type Explained } from './explain.context.ts';
import type { ShownFigure } from './analytics.queries.ts';

/** Never 0 for what is not known: a withheld value says why instead. */
export function Number({
  of,
  figure: { value, withheld, hasLines },
  threshold,
}: {
  readonly of: Explained;
  readonly figure: Pick<ShownFigure, 'value' | 'withheld' | 'hasLines'>;
  readonly threshold: number;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const explain = useExplain();
  const { name } = of;
  if (value === null)
    return (
      <p className="py-1 text-soft">
        {withheld === null ? t`Sin datos` : t`Menos de ${threshold} personas: no se muestra`}
      </p>
    );
  const written = formatNumber(value, language);
  const look = 'text-h3 font-bold tabular-nums wide:text-h2';
  return hasLines ? (
    <button
      type="button"
      aria-label={t`${name}: ${written}. Ver de dónde sale`}
      onClick={() => explain(of)}
      className={`${look} self-start rounded-control text-start underline decoration-line decoration-dotted decoration-2 underline-offset-8 transition-colors duration-120 hover:text-link hover:decoration-control`}
    >
      {written}
    </button>
  ) : (
    <p className={look}>{written}</p>
  );
}
