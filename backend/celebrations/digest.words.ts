/** The words of the weekly digest in a mail; names and messages of people are one line each. */
import type { UserRow } from '../people/users.rules.ts';
import { oneLine } from '../mail/words.ts';
import type { CelebrationKind } from './celebrations.rules.ts';
import type { Week } from './digest.around.ts';

interface Texts {
  readonly locale: string;
  readonly subject: string;
  readonly thanked: (count: number) => string;
  readonly more: (count: number) => string;
  readonly organization: string;
  readonly line: (from: string, to: string) => string;
  readonly days: string;
  readonly kinds: Readonly<Record<CelebrationKind, string>>;
  readonly colleague: (name: string) => string;
  readonly stop: string;
}

const texts: Readonly<Record<UserRow['language'], Texts>> = {
  spanish: {
    locale: 'es-419',
    subject: 'Tu semana en el equipo',
    thanked: (count) =>
      count === 1 ? 'Tu equipo recibió un agradecimiento:' : `Tu equipo recibió ${count} agradecimientos:`,
    more: (count) => `y ${count} más`,
    organization: 'La organización',
    line: (from, to) => `${from} a ${to}`,
    days: 'Esta semana es el día de:',
    kinds: { birthday: 'cumpleaños', anniversary: 'aniversario' },
    colleague: (name) => `Hace tiempo que no le agradeces a ${name}. Si te ayudó en algo, aquí se lo dices:`,
    stop: 'Si no quieres este resumen, apágalo en tus notificaciones.',
  },
  english: {
    locale: 'en-GB',
    subject: 'Your week in the team',
    thanked: (count) =>
      count === 1 ? 'Your team was thanked once:' : `Your team was thanked ${count} times:`,
    more: (count) => `and ${count} more`,
    organization: 'The organisation',
    line: (from, to) => `${from} to ${to}`,
    days: 'This week is the day of:',
    kinds: { birthday: 'birthday', anniversary: 'work anniversary' },
    colleague: (name) => `You have not thanked ${name} for a while. If they helped you, say so here:`,
    stop: 'If you do not want this summary, switch it off in your notifications.',
  },
};

/** Subject and text of one person's week; a colleague is named last, because the link below belongs to it. */
export function wordsOfWeek(
  language: UserRow['language'],
  { thanks, count, days, colleague }: Week,
): { readonly subject: string; readonly text: string } {
  const own = texts[language];
  const dayOf = new Intl.DateTimeFormat(own.locale, { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
  const parts = [
    ...(count === 0
      ? []
      : [
          [
            own.thanked(count),
            ...thanks.map(({ from, to, words }) => {
              const line = own.line(from ?? own.organization, to.join(', '));
              return `- ${line}${words === '' ? '' : `: «${words}»`}`;
            }),
            ...(count > thanks.length ? [`- ${own.more(count - thanks.length)}`] : []),
          ].join('\n'),
        ]),
    ...(days.length === 0
      ? []
      : [
          [
            own.days,
            ...days.map(
              ({ name, kind, date }) => `- ${name}, ${own.kinds[kind]}, ${dayOf.format(Date.parse(date))}`,
            ),
          ].join('\n'),
        ]),
    own.stop,
    ...(colleague === undefined
      ? []
      : [own.colleague(oneLine(`${colleague.firstName} ${colleague.lastName}`, 120))]),
  ];
  return { subject: own.subject, text: parts.join('\n\n') };
}
