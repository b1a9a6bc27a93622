/** Texts about notifications outside the product; each domain supplies the texts for its kinds. */
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { UserRow } from '../people/users.rules.ts';

type Counted = readonly [one: string, many: string];

/** The texts for one notification of a kind and for several (`{n}`). */
export interface NoticeWords extends Readonly<Record<UserRow['language'], Counted>> {
  readonly kind: NotificationKind;
}

/** The text for one notification of a kind, without a full stop. */
export const sentenceOf = (
  words: readonly NoticeWords[],
  language: UserRow['language'],
  kind: NotificationKind,
): string => words.find((own) => own.kind === kind)?.[language][0] ?? '';

const around = {
  spanish: {
    subject: 'Tienes {n} novedades',
    way: 'Aquí las ves. Si prefieres no recibir estos correos, apágalos en tus notificaciones.',
  },
  english: {
    subject: 'You have {n} updates',
    way: 'See them here. If you would rather not get these mails, switch them off in your notifications.',
  },
} as const;

const counted = (text: string, count: number): string => text.replace('{n}', String(count));

/** Subject and text for these counts; `words` gives the order of the lines. */
export function wordsOf(
  words: readonly NoticeWords[],
  language: UserRow['language'],
  counts: ReadonlyMap<NotificationKind, number>,
): { readonly subject: string; readonly text: string } {
  const lines = words.flatMap((own) => {
    const count = counts.get(own.kind) ?? 0;
    const [one, many] = own[language];
    return count === 0 ? [] : [counted(count === 1 ? one : many, count)];
  });
  const total = words.reduce((sum, { kind }) => sum + (counts.get(kind) ?? 0), 0);
  const [only] = lines;
  return {
    subject: lines.length === 1 && only !== undefined ? only : counted(around[language].subject, total),
    text: `${lines.map((line) => `${line}.`).join('\n')}\n\n${around[language].way}`,
  };
}
