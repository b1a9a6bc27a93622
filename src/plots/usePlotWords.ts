/** The words of the tables and drawings, in the user's language. */
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Figure, PlotFacts, Unit } from './plot.shape.ts';
import { valueText } from './valueText.ts';

/** Heads of columns, and the words in place of a missing number. */
export interface PlotWords {
  readonly group: string;
  readonly question: string;
  readonly wave: string;
  readonly answer: string;
  readonly part: string;
  /** Names the unit: a file has only numbers. */
  readonly valueIn: (unit: Unit) => string;
  readonly percent: string;
  readonly answers: string;
  readonly withheld: string;
  readonly none: string;
}

/** The words, and the functions that write values and figures; facts may say otherwise what is counted, and why a value is withheld. */
export function usePlotWords(facts?: Pick<PlotFacts, 'withheld' | 'counted'>): PlotWords & {
  readonly text: (value: number, unit: Unit) => string;
  /** The value, or why there is none. */
  readonly figure: (figure: Figure, unit: Unit) => string;
} {
  const { t } = useLingui();
  const language = useLanguage();
  const text = (value: number, unit: Unit): string => valueText(value, unit, language);
  const withheld = facts?.withheld ?? t`Pocas respuestas`;
  const none = t`Sin datos`;
  const valueWords: Readonly<Record<Unit, string>> = {
    percent: t`Porcentaje`,
    count: t`Cantidad`,
    score: t`Media`,
    balance: t`Puntos de −100 a 100`,
  };
  return {
    group: t`Grupo`,
    question: t`Pregunta`,
    wave: t`Medición`,
    answer: t`Respuesta`,
    part: t`Parte`,
    valueIn: (unit) => valueWords[unit],
    percent: t`Porcentaje`,
    answers: facts?.counted ?? t`Respuestas`,
    withheld,
    none,
    text,
    figure: (figure, unit) => {
      if (figure === 'withheld') return withheld;
      return figure === 'none' ? none : text(figure.value, unit);
    },
  };
}
