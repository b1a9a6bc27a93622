/** The lines of a transfer as typed and as sent, and the line of each error. Pure, so that the numbering is tested without a page. */
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { TransferMap } from '#schema/points/admin.endpoints.ts';
import type { Wallet } from '#schema/points/points.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** One line. Its `key` does not depend on its position. */
export interface Line {
  readonly key: string;
  /** At most one person. */
  readonly people: readonly PublicUser[];
  /** Null while the field is empty. */
  readonly amount: number | null;
  readonly reason: string;
  readonly purse: Wallet;
}

/** The fields of a line that can have an error. */
export type LineField = 'people' | 'amount' | 'reason';

/** Errors by line and field, and the error that belongs to no line. */
export interface LineFaults {
  readonly lines: ReadonlyMap<string, Readonly<Partial<Record<LineField, string>>>>;
  readonly rest: string | null;
}

export const noFaults: LineFaults = { lines: new Map(), rest: null };

/** An empty line. */
export const emptyLine = (key: string, purse: Wallet): Line => ({
  key,
  people: [],
  amount: null,
  reason: '',
  purse,
});

const isEmpty = ({ people, amount, reason }: Line): boolean =>
  people.length === 0 && amount === null && reason.trim() === '';

/** Whether any line has content that would be lost. */
export const isWritten = (lines: readonly Line[]): boolean => !lines.every(isEmpty);

/** The lines to send, in order. Empty lines are skipped, unless all lines are empty. */
export function sentLines(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isEmpty(line));
  return written.length === 0 ? lines.slice(0, 1) : written;
}

/** The total points of all lines. */
export const totalOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** The number of distinct receivers. */
export const peopleOf = (lines: readonly Pick<Line, 'people'>[]): number =>
  new Set(lines.flatMap(({ people }) => people.map(({ id }) => id))).size;

/** The body of the call: keys "1", "2" … without a gap. */
export const mapOf = (lines: readonly Line[]): Readonly<Record<string, object>> =>
  Object.fromEntries(
    sentLines(lines).map(({ people, amount, reason, purse }, place) => [
      String(place + 1),
      {
        userId: people[0]?.id ?? '',
        ...(amount === null ? {} : { amount }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        purse,
      },
    ]),
  );

const fields: Readonly<Record<string, LineField>> = { userId: 'people', amount: 'amount', reason: 'reason' };

/** Maps the errors of the server to lines. The error of a whole line goes to its amount. The first error of a field wins. */
export function faultsOf(lines: readonly Line[], reasons: readonly Reason[]): LineFaults {
  const sent = sentLines(lines);
  const found = new Map<string, Partial<Record<LineField, string>>>();
  let rest: string | null = null;
  for (const { field, message } of reasons) {
    const [place = '', name] = ourPath(TransferMap, field).split('.');
    const line = sent[Number(place) - 1];
    const at = name === undefined ? 'amount' : fields[name];
    if (line === undefined || at === undefined) rest ??= message;
    else found.set(line.key, { [at]: message, ...found.get(line.key) });
  }
  return { lines: found, rest };
}

/** Validates the lines before they are sent. */
export function checkLines(lines: readonly Line[], language: Language): LineFaults {
  const checked = check(TransferMap, mapOf(lines), language);
  return checked.ok ? noFaults : faultsOf(lines, checked.reasons);
}
