/** Texts that count the notifications of decisions in a mail, by the name of what is decided on. */
import type { DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import type { NoticeWords } from '../notifications/notices.words.ts';
import { noticesOf } from './decisions.subjects.ts';

type Counted = readonly [one: string, many: string];

/** One of them, with its article, and several. */
interface Names {
  readonly spanish: Counted;
  readonly english: Counted;
  /** As the person who asked calls them. */
  readonly own: { readonly spanish: Counted; readonly english: Counted };
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What waits, what waits too long, and what was decided. */
export function decisionWords(
  subject: DecisionSubject,
  { spanish, english, own }: Names,
): readonly NoticeWords[] {
  const { waits, reminds, tells } = noticesOf[subject];
  return [
    {
      kind: waits,
      spanish: [`${begun(spanish[0])} espera tu decisión`, `{n} ${spanish[1]} esperan tu decisión`],
      english: [`${begun(english[0])} waits for your decision`, `{n} ${english[1]} wait for your decision`],
    },
    {
      kind: reminds,
      spanish: [
        `${begun(spanish[0])} espera hace más de lo acordado`,
        `{n} ${spanish[1]} esperan hace más de lo acordado`,
      ],
      english: [
        `${begun(english[0])} has waited longer than agreed`,
        `{n} ${english[1]} have waited longer than agreed`,
      ],
    },
    {
      kind: tells,
      spanish: [`Hay novedades de ${own.spanish[0]}`, `Hay novedades de {n} ${own.spanish[1]}`],
      english: [`There is news of ${own.english[0]}`, `There is news of {n} ${own.english[1]}`],
    },
  ];
}
