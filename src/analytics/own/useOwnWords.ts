/** The words of own analytics: how they are drawn, over which days, who sees them and why somebody does not. */
import { useLingui } from '@lingui/react/macro';
import type {
  OwnDimension,
  OwnPeriod,
  OwnPlot,
  OwnProblem,
  ReaderGroup,
} from '#schema/analytics/own.rules.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import type { OwnAnalytic } from './own.queries.ts';

interface OwnWords {
  readonly plot: Readonly<Record<OwnPlot, string>>;
  readonly period: Readonly<Record<OwnPeriod, string>>;
  readonly shownTo: Readonly<Record<ReaderGroup, string>>;
  readonly dimension: Readonly<Record<OwnDimension, string>>;
  readonly problem: Readonly<Record<OwnProblem, string>>;
  /** "Reconocimientos · Mes · Últimos doce meses". */
  readonly about: (of: Pick<OwnAnalytic, 'kind' | 'by' | 'plot' | 'period' | 'embedUrl'>) => string;
}

export function useOwnWords(): OwnWords {
  const { t } = useLingui();
  const words = useFigureWords();
  const period = {
    usual: t`Últimos doce meses`,
    year: t`Este año`,
    quarter: t`Este trimestre`,
    last90: t`Últimos 90 días`,
    last30: t`Últimos 30 días`,
  };
  const dimension = { ...words.dimension, channel: t`Canal` };
  return {
    plot: {
      line: t`Línea`,
      columns: t`Columnas`,
      bars: t`Barras`,
      number: t`Un número`,
      table: t`Tabla`,
    },
    period,
    shownTo: {
      administrators: t`Solo administración`,
      managers: t`También jefaturas`,
      employees: t`Todas las personas`,
    },
    dimension,
    problem: {
      maker: t`Nadie más lo ve: quien lo hizo ya no puede leer esta cifra. Hazlo tuyo para mostrarlo otra vez.`,
      department: t`Nadie más lo ve: su departamento ya no existe. Elige otro.`,
      category: t`Nadie más lo ve: su categoría ya no existe. Elige otra.`,
    },
    about: ({ kind, by, plot, period: days, embedUrl }) =>
      embedUrl === null
        ? [words.kind[kind], ...(plot === 'number' ? [] : [dimension[by]]), period[days]].join(' · ')
        : t`En otra página`,
  };
}
