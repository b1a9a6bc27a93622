/** The lines of a transfer as they are typed, as they are sent, and whose line a reason belongs to; pure, so that numbering is tested without a page. */
import type { Reason } from '#schema/errors.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { TransferMap } from '#schema/points/admin.endpoints.ts';
import type { Wallet } from '#schema/points/points.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** One line; `key` is its own however many stand before it. */
export interface Line {
  readonly key: string;
  /** At most one. */
  readonly people: readonly PublicUser[];
  /** Null while the field is empty. */
  readonly amount: number | null;
  readonly reason: string;
  readonly purse: Wallet;
}

/** The fields of a line that can be wrong. */
export type LineField = 'people' | 'amount' | 'reason';

/** What is wrong: sentences by line and field, and what belongs to no line. */
export interface LineFaults {
  readonly lines: ReadonlyMap<string, Readonly<Partial<Record<LineField, string>>>>;
  readonly rest: string | null;
}

/** Nothing is wrong. */
export const noFaults: LineFaults = { lines: new Map(), rest: null };

/** A line without anything in it. */
export const emptyLine = (key: string, purse: Wallet): Line => ({
  key,
  people: [],
  amount: null,
  reason: '',
  purse,
});

const isEmpty = ({ people, amount, reason }: Line): boolean =>
  people.length === 0 && amount === null && reason.trim() === '';

/** Whether anything stands in any of them that somebody would miss. */
export const isWritten = (lines: readonly Line[]): boolean => !lines.every(isEmpty);

/** Those that are sent, in their order: lines left empty are passed over, unless there is nothing else. */
export function sentLines(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isEmpty(line));
  return written.length === 0 ? lines.slice(0, 1) : written;
}

/** Points of all lines. */
export const totalOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** How many different people get something. */
export const peopleOf = (lines: readonly Pick<Line, 'people'>[]): number =>
  new Set(lines.flatMap(({ people }) => people.map(({ id }) => id))).size;

/** The map of the call: "1", "2" … without a gap, spelt as the row does on our side. */
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

/** Reasons at the lines that were sent; a reason of a whole line stands at its amount, the first of a field counts. */
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

/** What can be seen to be wrong before anything is sent. */
export function checkLines(lines: readonly Line[], language: Language): LineFaults {
  const checked = check(TransferMap, mapOf(lines), language);
  return checked.ok ? noFaults : faultsOf(lines, checked.reasons);
}
