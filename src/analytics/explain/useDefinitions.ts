/** What each number counts, and why some have no lines; the same definitions as in `schema/analytics/README.md`. */
import { useLingui } from '@lingui/react/macro';
import type { ExplainedKind } from '#src/analytics/explain.context.ts';

/** The words of one number. */
export interface Definition {
  /** What it counts, in one sentence. */
  readonly counts: string;
  /** Why its lines are not shown, to the readers who have none. */
  readonly lineless: string;
}

export function useDefinitions(): Readonly<Record<ExplainedKind, Definition>> {
  const { t } = useLingui();
  const quiet = t`Solo se guarda un día por persona y cuántas sesiones empezó; no se muestra quién entró ni cuándo.`;
  const spent = t`Lo que gasta cada persona no se muestra a quien la tiene a cargo.`;
  const now = t`Es el saldo de este momento, no una suma de estos días: no tiene líneas. Con un filtro de lugar no se muestra.`;
  const open = '';
  return {
    activePeople: { counts: t`Personas que entraron al menos una vez en estos días.`, lineless: quiet },
    sessions: {
      counts: t`Sesiones empezadas. Una sesión termina tras 30 minutos sin actividad.`,
      lineless: quiet,
    },
    recognitions: {
      counts: t`Reconocimientos publicados y no retirados, en el día en que se publicaron.`,
      lineless: open,
    },
    received: {
      counts: t`Reconocimientos recibidos, uno por cada persona a la que llegaron.`,
      lineless: open,
    },
    givers: {
      counts: t`Personas que enviaron al menos un reconocimiento en estos días. Cada una es una línea.`,
      lineless: open,
    },
    receivers: {
      counts: t`Personas que recibieron al menos un reconocimiento en estos días. Cada una es una línea.`,
      lineless: open,
    },
    boosts: { counts: t`Veces que alguien sumó puntos al reconocimiento de otra persona.`, lineless: open },
    pointsGiven: {
      counts: t`Puntos que salieron de los saldos para dar, menos los que volvieron.`,
      lineless: open,
    },
    pointsEarned: {
      counts: t`Puntos que llegaron a los saldos para canjear, menos los que se retiraron.`,
      lineless: open,
    },
    pointsRedeemed: {
      counts: t`Puntos gastados en el catálogo y en cupones, menos las devoluciones.`,
      lineless: spent,
    },
    pointsIn: {
      counts: t`Puntos que entraron al saldo por este canal, menos los que salieron por él.`,
      lineless: open,
    },
    pointsOut: {
      counts: t`Puntos que salieron del saldo por este canal, menos los que volvieron por él.`,
      lineless: open,
    },
    available: {
      counts: t`Puntos que todavía se pueden canjear: lo que se debe.`,
      lineless: now,
    },
    toGive: { counts: t`Puntos que todavía se pueden dar.`, lineless: now },
    concentration: {
      counts: t`Cuán repartidos están los reconocimientos recibidos: 0 si todas las personas reciben lo mismo, 100 si una sola recibe todo (coeficiente de Gini).`,
      lineless: t`Compara a todas las personas entre sí: no es una suma, y no tiene líneas.`,
    },
  };
}
