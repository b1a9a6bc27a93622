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
  const own = t`Quién participa se muestra solo en grupos, nunca persona por persona. Cada quien ve lo suyo.`;
  const open = '';
  return {
    activePeople: { counts: t`Personas que entraron al menos una vez en estos días.`, lineless: quiet },
    sessions: {
      counts: t`Sesiones empezadas. Una sesión termina tras 30 minutos sin actividad.`,
      lineless: quiet,
    },
    participants: {
      counts: t`Personas que participaron en algo al menos una vez en estos días: una tarea, un evento, una meta o cualquier otra de las cosas que se cuentan aquí, salvo encuestas y ánimo, que pueden ser anónimos, y leer un comunicado.`,
      lineless: own,
    },
    surveyAnswers: {
      counts: t`Encuestas contestadas. Una con nombre cuenta el día en que se envió; una anónima, el día en que cerró, para que nadie sepa cuándo contestó cada persona; mientras siga abierta no cuenta, tampoco si no tiene fecha de cierre.`,
      lineless: own,
    },
    tasksApproved: {
      counts: t`Tareas entregadas que se aprobaron, en el día de la aprobación.`,
      lineless: own,
    },
    challengesJoined: {
      counts: t`Veces que alguien se unió a un reto y no lo dejó, en el día en que se unió.`,
      lineless: own,
    },
    eventRegistrations: {
      counts: t`Inscripciones a eventos que no se cancelaron, también en lista de espera, en el día de la primera vez.`,
      lineless: own,
    },
    eventVisits: {
      counts: t`Asistencias a eventos, en el momento en que se registraron.`,
      lineless: own,
    },
    goalCheckins: {
      counts: t`Avances registrados en metas, en el día en que se registraron.`,
      lineless: own,
    },
    evaluationsWritten: {
      counts: t`Evaluaciones completas, contadas para quien las escribió, en el día en que las envió.`,
      lineless: own,
    },
    communicationsRead: {
      counts: t`Comunicados leídos, uno por persona y comunicado, la primera vez.`,
      lineless: own,
    },
    ideasShared: {
      counts: t`Ideas compartidas, en el día en que se publicaron.`,
      lineless: own,
    },
    requestsMade: {
      counts: t`Solicitudes enviadas, en el día en que se enviaron.`,
      lineless: own,
    },
    benefitsReceived: {
      counts: t`Beneficios que se pidieron y se entregaron, en el día de la entrega.`,
      lineless: own,
    },
    programsJoined: {
      counts: t`Veces que alguien se unió por su cuenta a un programa y no lo dejó, en el día en que se unió. Lo que se asigna no cuenta hasta que se termina.`,
      lineless: own,
    },
    programsFinished: {
      counts: t`Programas terminados, en el día en que se terminaron.`,
      lineless: own,
    },
    moodWeeks: {
      counts: t`Semanas en que una persona eligió al menos un ánimo. Cuentan cuando la semana terminó: nunca se ve qué eligió, ni qué día.`,
      lineless: own,
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
    participation: {
      counts: t`De las personas que entraron en el mes, el porcentaje que participó en algo al menos una vez: una encuesta, una tarea, un evento o cualquier otra de las cosas que se cuentan aquí, salvo leer un comunicado. Quien participó sin entrar se cuenta entre todas.`,
      lineless: own,
    },
    concentration: {
      counts: t`Cuán repartidos están los reconocimientos recibidos: 0 si todas las personas reciben lo mismo, 100 si una sola recibe todo (coeficiente de Gini).`,
      lineless: t`Compara a todas las personas entre sí: no es una suma, y no tiene líneas.`,
    },
  };
}
