/** One figure with the sentence that compares it with the period before. */
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { ShownFigure, ShownOverview } from './analytics.queries.ts';
import { useFigureWords } from './figureWords.ts';
import { Number } from './Number.tsx';
import { useCompared } from './useCompared.ts';

/** An arrow and words say the change, without a colour that judges it. */
export function FigureCard({
  figure,
  of: { about, compared },
  isCompared,
}: {
  readonly figure: ShownFigure;
  readonly of: Pick<ShownOverview, 'about' | 'compared'>;
  readonly isCompared: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useFigureWords();
  const { kind, value, before } = figure;
  const name = words.kind[kind];
  const sentence = useCompared()(figure, compared);
  const rise = (value ?? 0) - (before ?? 0);
  return (
    <Card as="section" aria-label={name} className="flex min-w-0 flex-col gap-1">
      <h2 className="text-small font-semibold text-soft">{name}</h2>
      <Number kind={kind} name={name} figure={figure} threshold={about.threshold} />
      {isCompared && sentence !== null ? (
        <p className="flex items-start gap-1.5 text-small">
          <Icon
            of={rise > 0 ? ArrowUp : rise < 0 ? ArrowDown : Minus}
            size={16}
            className="mt-0.5 shrink-0"
          />
          {sentence}
        </p>
      ) : null}
      {isCompared && value !== null && compared === null ? (
        <p className="text-small text-soft">{t`Aún no se compara: el período no ha terminado.`}</p>
      ) : null}
    </Card>
  );
}
