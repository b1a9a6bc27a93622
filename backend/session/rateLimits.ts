/**
 * Counts tries. The counters belong to the deployment, because an address may not belong to any organisation. Each
 * counter ends by itself, and one from a clock that ran ahead counts as ended.
 */
import { pauseAfter, type Pace } from '#schema/auth/attempts.rules.ts';
import { ApiError } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { CallFacts, Dependencies } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { latestStart } from '../kit/runAhead.ts';
import type { OrgId } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { signInTries } from './auth.tables.ts';

/** The scope of the counters. It is not an organisation of the directory, so no job visits it. */
export const homeScope: OrgId = 'home';

/** The context that counting needs. */
export type Counting = Pick<CallFacts, 'now' | 'at' | 'newId' | 'language' | 'source'> & {
  readonly dependencies: Pick<Dependencies, 'db' | 'sign'>;
};

/** What is counted, as plain text; only its signature is stored. */
interface Counted {
  readonly subject: string;
}

/** Maximum number of tries within a window. */
export interface Limit extends Counted {
  readonly most: number;
  readonly windowMs: number;
}

/** Tries with growing pauses. */
export interface Paced extends Counted {
  readonly pace: Pace;
}

type Rule = Limit | Paced;

/** The counted tries. */
export interface Tries {
  /** The signatures of the subjects, in the order of the rules. */
  readonly subjects: readonly string[];
  /** Until the next try, in ms. */
  readonly pauseMs: number;
}

/** The error for too many tries. It is retryable only if waiting is enough. */
function tooMany(language: Language, waitMs: number, retryable: boolean): ApiError {
  const retryAfter = Math.ceil(waitMs / 1000);
  return new ApiError({ ...domainError('too_many', language).facts(), retryable, retryAfter });
}

/** How long the next try must wait, in ms; not more than 0 if it need not. */
function waitOf(rule: Rule, { count, since, until }: Row<typeof signInTries>, now: number): number {
  const left = Date.parse(until) - now;
  if ('most' in rule) return count >= rule.most ? left : 0;
  const pauseMs = pauseAfter(count, rule.pace);
  return Math.min(pauseMs, Date.parse(since) + pauseMs - now, left);
}

/**
 * Counts one try for each rule, or raises 429 and counts none. `waitingHelps` marks the error as retryable.
 */
export async function count(
  { dependencies: { db, sign }, now, at, newId, language }: Counting,
  rules: readonly Rule[],
  waitingHelps = false,
): Promise<Tries> {
  const subjects = await Promise.all(rules.map(({ subject }) => sign(subject)));
  const pauses = await db.tx(homeScope, async (store) => {
    await store.remove(signInTries, { until: { lte: at } });
    const { rows } = await store.list(signInTries, { where: { subject: { in: subjects } } });
    const ahead = rows.filter(({ since }) => since > latestStart(at));
    await store.remove(signInTries, { id: { in: ahead.map(({ id }) => id) } });
    const known = new Map(rows.filter((row) => !ahead.includes(row)).map((row) => [row.subject, row]));
    const rowOf = (index: number) => known.get(subjects[index] ?? '');
    const waitMs = Math.max(
      0,
      ...rules.map((rule, index) => {
        const row = rowOf(index);
        return row === undefined ? 0 : waitOf(rule, row, now);
      }),
    );
    if (waitMs > 0) throw tooMany(language, waitMs, waitingHelps);
    await store.update(signInTries, { subject: { in: [...known.keys()] } }, { count: { inc: 1 }, since: at });
    await store.insert(
      signInTries,
      rules.flatMap((rule, index) => {
        const subject = subjects[index] ?? '';
        const until = new Date(now + ('most' in rule ? rule.windowMs : rule.pace.keptMs)).toISOString();
        return known.has(subject) ? [] : [{ id: newId(), subject, count: 1, since: at, until }];
      }),
    );
    return rules.map((rule, index) =>
      'most' in rule ? 0 : pauseAfter((rowOf(index)?.count ?? 0) + 1, rule.pace),
    );
  });
  return { subjects, pauseMs: Math.max(0, ...pauses) };
}

/** Starts a window in which the limit is used up. */
export async function spend(
  { dependencies: { db, sign }, now, at, newId }: Counting,
  { subject, most, windowMs: lastsMs }: Limit,
): Promise<void> {
  const signed = await sign(subject);
  const until = new Date(now + lastsMs).toISOString();
  await db.tx(homeScope, async (store) => {
    await store.remove(signInTries, { subject: signed });
    await store.insert(signInTries, [{ id: newId(), subject: signed, count: most, since: at, until }]);
  });
}

/**
 * A rule of one source. Without a known source nothing is counted, because all such callers would share one counter.
 */
export const from = <R extends object>(
  source: string,
  what: string,
  rule: R,
): readonly (R & { readonly subject: string })[] =>
  source === '' ? [] : [{ ...rule, subject: `${what}:${source}` }];
