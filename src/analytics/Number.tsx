/** A figure in large type; pressed, it explains itself. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useExplain, type ExplainedKind, type Parts } from './explain.context.ts';
import type { ShownFigure } from './analytics.queries.ts';

const look = 'text-h3 font-bold tabular-nums wide:text-h2';

/** Never 0 for what is not known: a withheld value says why instead, and explains that too. */
export function Number({
  kind,
  parts,
  name,
  figure: { value, withheld },
  threshold,
  written,
  size = look,
}: {
  readonly kind: ExplainedKind;
  readonly parts?: Parts | undefined;
  readonly name: string;
  readonly figure: Pick<ShownFigure, 'value' | 'withheld'>;
  readonly threshold: number;
  /** The value in words, where it is no bare number. */
  readonly written?: string | undefined;
  /** The classes of its type. */
  readonly size?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const explain = useExplain();
  const few = t`Menos de ${threshold} personas: no se muestra`;
  const said =
    value !== null ? (written ?? formatNumber(value, language)) : withheld === null ? t`Sin datos` : few;
  const type = value === null ? 'py-1 text-soft' : size;
  if (explain === undefined) return <p className={type}>{said}</p>;
  return (
    <button
      type="button"
      aria-label={t`${name}: ${said}. Ver de dónde sale`}
      onClick={() => explain(kind, parts)}
      className={`${type} self-start rounded-control text-start underline decoration-line decoration-dotted decoration-2 underline-offset-8 transition-colors duration-120 hover:text-link hover:decoration-control`}
    >
      {said}
    </button>
  );
}
