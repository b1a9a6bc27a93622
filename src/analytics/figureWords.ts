/** The names of figures, channels and scopes, in the language of the reader. */
import { useLingui } from '@lingui/react/macro';
import type {
  AnalyticsScope,
  AnalyticsWallet,
  Channel,
  ChartDimension,
  FigureKind,
} from '#schema/analytics/analytics.rules.ts';

interface FigureWords {
  readonly kind: Readonly<Record<FigureKind, string>>;
  readonly channel: Readonly<Record<Channel, string>>;
  readonly scope: Readonly<Record<AnalyticsScope, string>>;
  readonly wallet: Readonly<Record<AnalyticsWallet, string>>;
  readonly dimension: Readonly<Record<ChartDimension, string>>;
  /** A point without a name. */
  readonly nameless: Readonly<Record<ChartDimension, string>>;
}

export function useFigureWords(): FigureWords {
  const { t } = useLingui();
  const gone = t`Ya no existe`;
  return {
    kind: {
      activePeople: t`Personas activas`,
      recognitions: t`Reconocimientos`,
      received: t`Reconocimientos recibidos`,
      givers: t`Personas que reconocieron`,
      receivers: t`Personas reconocidas`,
      boosts: t`Impulsos`,
      pointsGiven: t`Puntos dados`,
      pointsEarned: t`Puntos recibidos`,
      pointsRedeemed: t`Puntos canjeados`,
      sessions: t`Sesiones`,
      participants: t`Personas que participaron`,
      surveyAnswers: t`Encuestas contestadas`,
      tasksApproved: t`Tareas aprobadas`,
      challengesJoined: t`Retos en que participan`,
      eventRegistrations: t`Inscripciones a eventos`,
      eventVisits: t`Asistencias a eventos`,
      goalCheckins: t`Avances de metas`,
      evaluationsWritten: t`Evaluaciones escritas`,
      communicationsRead: t`Comunicados leídos`,
      ideasShared: t`Ideas compartidas`,
      requestsMade: t`Solicitudes enviadas`,
      benefitsReceived: t`Beneficios recibidos`,
      programsJoined: t`Programas a que se unieron`,
      programsFinished: t`Programas terminados`,
      moodWeeks: t`Semanas con un ánimo`,
    },
    channel: {
      recognitions: t`Reconocimientos`,
      badges: t`Insignias`,
      boosts: t`Impulsos`,
      celebrations: t`Celebraciones`,
      rewards: t`Premios por participar`,
      referrals: t`Referidos`,
      handedOut: t`Entregas a mano`,
      monthlyBase: t`Base mensual`,
      expiry: t`Vencimiento`,
      shop: t`Catálogo`,
      coupons: t`Cupones`,
      budget: t`Presupuesto`,
    },
    scope: {
      own: t`Tus propios datos`,
      people: t`Las personas a tu cargo`,
      organization: t`Toda la organización`,
    },
    wallet: { give: t`Para dar`, redeem: t`Para canjear`, budget: t`Presupuesto` },
    dimension: {
      month: t`Mes`,
      day: t`Día`,
      department: t`Departamento`,
      country: t`País`,
      type: t`Tipo`,
      value: t`Valor`,
      category: t`Categoría`,
    },
    nameless: {
      month: gone,
      day: gone,
      department: t`Sin departamento`,
      country: t`Sin país`,
      type: gone,
      value: t`Sin valor`,
      category: t`Sin categoría`,
    },
  };
}
