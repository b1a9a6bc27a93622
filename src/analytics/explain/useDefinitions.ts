/** What each figure counts, and why some have no lines; the same definitions as in `schema/analytics/README.md`. */
import { useLingui } from '@lingui/react/macro';
import type { FigureKind } from '#schema/analytics/analytics.rules.ts';

/** The words of one figure. */
export interface Definition {
  /** What it counts, in one sentence. */
  readonly counts: string;
  /** Why its lines are not shown; null where they are. */
  readonly lineless: string | null;
}

export function useDefinitions(): Readonly<Record<FigureKind, Definition>> {
  const { t } = useLingui();
  const once = t`Cada persona cuenta una sola vez aunque aparezca muchos días, así que no hay líneas que sumar.`;
  const quiet = t`Solo se guarda un día por persona y cuántas sesiones empezó; no se muestra quién entró ni cuándo.`;
  return {
    activePeople: { counts: t`Personas que entraron al menos una vez en estos días.`, lineless: quiet },
    sessions: {
      counts: t`Sesiones empezadas. Una sesión termina tras 30 minutos sin actividad.`,
      lineless: quiet,
    },
    recognitions: {
      counts: t`Reconocimientos publicados y no retirados, en el día en que se publicaron.`,
      lineless: null,
    },
    received: {
      counts: t`Reconocimientos recibidos, uno por cada persona a la que llegaron.`,
      lineless: null,
    },
    givers: { counts: t`Personas que enviaron al menos un reconocimiento en estos días.`, lineless: once },
    receivers: {
      counts: t`Personas que recibieron al menos un reconocimiento en estos días.`,
      lineless: once,
    },
    boosts: { counts: t`Veces que alguien sumó puntos al reconocimiento de otra persona.`, lineless: null },
    pointsGiven: {
      counts: t`Puntos que salieron de los saldos para dar, menos los que volvieron.`,
      lineless: null,
    },
    pointsEarned: {
      counts: t`Puntos que llegaron a los saldos para canjear, menos los que se retiraron.`,
      lineless: null,
    },
    pointsRedeemed: {
      counts: t`Puntos gastados en el catálogo y en cupones, menos las devoluciones.`,
      lineless: null,
    },
  };
}
