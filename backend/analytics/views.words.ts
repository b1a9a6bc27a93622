/** The words of the monthly mail of a saved view. */
import type { OverviewKind } from '#schema/analytics/analytics.rules.ts';
import type { Overview } from '#schema/analytics/analytics.shapes.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';

export interface ViewMonth {
  readonly name: string;
  /** YYYY-MM. */
  readonly month: string;
  /** Department and country of the view; none for the whole organisation. */
  readonly places: readonly string[];
  readonly threshold: number;
  readonly figures: readonly (Pick<Overview['figures'][number], 'value' | 'before' | 'withheld'> & {
    readonly kind: OverviewKind;
  })[];
}

interface Words {
  readonly locale: string;
  readonly subject: (name: string, month: string) => string;
  readonly all: string;
  readonly few: (threshold: number) => string;
  readonly before: (value: string) => string;
  readonly way: string;
  readonly kinds: Readonly<Record<OverviewKind, string>>;
}

const texts: Readonly<Record<UserLanguage, Words>> = {
  spanish: {
    locale: 'es-419',
    subject: (name, month) => `${name}: ${month}`,
    all: 'Toda la organización',
    few: (threshold) => `menos de ${threshold} personas, no se muestra`,
    before: (value) => `el mes anterior: ${value}`,
    way: 'Aquí se abre esta vista con sus números. Para dejar de recibir este correo, apaga ahí «Enviar cada mes» en el menú de la vista:',
    kinds: {
      activePeople: 'Personas activas',
      participants: 'Personas que participaron',
      recognitions: 'Reconocimientos',
      received: 'Reconocimientos recibidos',
      givers: 'Personas que reconocieron',
      receivers: 'Personas reconocidas',
      boosts: 'Impulsos',
      pointsGiven: 'Puntos dados',
      pointsEarned: 'Puntos recibidos',
      pointsRedeemed: 'Puntos canjeados',
      sessions: 'Sesiones',
    },
  },
  english: {
    locale: 'en-GB',
    subject: (name, month) => `${name}: ${month}`,
    all: 'The whole organisation',
    few: (threshold) => `fewer than ${threshold} people, not shown`,
    before: (value) => `the month before: ${value}`,
    way: 'This opens the view with its numbers. To stop this mail, switch off “Send each month” there, in the menu of the view:',
    kinds: {
      activePeople: 'Active people',
      participants: 'People who took part',
      recognitions: 'Recognitions',
      received: 'Recognitions received',
      givers: 'People who recognised',
      receivers: 'People recognised',
      boosts: 'Boosts',
      pointsGiven: 'Points given',
      pointsEarned: 'Points received',
      pointsRedeemed: 'Points redeemed',
      sessions: 'Sessions',
    },
  },
};

/** Subject and text; a withheld number says so, and is not compared. */
export function wordsOfMonth(
  language: UserLanguage,
  { name, month, places, threshold, figures }: ViewMonth,
): { readonly subject: string; readonly text: string } {
  const { locale, subject, all, few, before: earlier, way, kinds } = texts[language];
  const said = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15`),
  );
  const number = new Intl.NumberFormat(locale);
  const lines = figures.map(({ kind, value, before }) => {
    const written = value === null ? few(threshold) : number.format(value);
    const compared = value === null || before === null ? '' : ` (${earlier(number.format(before))})`;
    return `${kinds[kind]}: ${written}${compared}`;
  });
  const scope = places.length === 0 ? all : places.join(' · ');
  return {
    subject: subject(name, said),
    text: [`${scope}, ${said}`, lines.join('\n'), way].join('\n\n'),
  };
}
