/** Loads benefits and submissions for those who may see them, and says why a person cannot ask. */
import { eligibilityOf, type EligibilityReason } from '#schema/benefits/eligibility.ts';
import { reason } from '#schema/reasons.ts';
import { may } from '#schema/permissions.ts';
import { seatsOf, sitsIn, type DecisionRow } from '../decisions/decisions.access.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { departments } from '../people/users.tables.ts';
import { countriesIn } from '../reference/countries.ts';
import { benefits, benefitSubmissions } from './benefits.tables.ts';
import type { BenefitRow, SubmissionRow } from './places.ts';

/** A benefit of the organisation. Raises 404. */
export async function benefitBy(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<BenefitRow> {
  const {
    rows: [row],
  } = await store.list(benefits, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** A benefit that the reader may open: offered, or asked for before, or managed. Raises 404. */
export async function shownBenefit(context: Context, id: string): Promise<BenefitRow> {
  const { store, me, language } = context;
  const row = await benefitBy(context, id);
  if ((row.active && !row.archived) || may(me.userType, 'benefits.manage')) return row;
  const [asked] = await store.tally(benefitSubmissions, { where: { userId: me.id, benefitId: id } });
  if ((asked?.count ?? 0) === 0) throw domainError('not_found', language);
  return row;
}

/** A submission, with its decision if it has one: for the person, deciders and administrators. Raises 404. */
export async function seenSubmission(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  id: string,
): Promise<{ readonly submission: SubmissionRow; readonly decision: DecisionRow | null }> {
  const {
    rows: [submission],
  } = await store.list(benefitSubmissions, { where: { id } });
  if (submission === undefined) throw domainError('not_found', language);
  const {
    rows: [decision = null],
  } = await store.list(decisions, { where: { subject: 'benefit', subjectId: id } });
  const isSeen =
    submission.userId === me.id ||
    may(me.userType, 'benefits.manage') ||
    (decision !== null && (decision.decidedBy === me.id || sitsIn(await seatsOf(store, decision.id), me.id)));
  if (!isSeen) throw domainError('not_found', language);
  return { submission, decision };
}

/** Places that nobody has; null for any number. */
export const leftOf = ({ stock, taken }: Pick<BenefitRow, 'stock' | 'taken'>): number | null =>
  stock === null ? null : Math.max(0, stock - taken);

/** Names of the departments and countries of conditions, in the language of the reader. */
export async function namesOf({ store, language }: Pick<Context, 'store' | 'language'>) {
  const { rows } = await store.list(departments);
  const words = new Map(rows.map(({ id, name }) => [id, name]));
  // Most pages name no country.
  let countries: ReadonlyMap<string, string> | undefined;
  const nameOf = (id: string): string | undefined => {
    if (words.has(id)) return words.get(id);
    countries ??= new Map(countriesIn(language).map((country) => [country.id, country.name]));
    return countries.get(id);
  };
  return (ids: readonly string[]): { id: string; name: string }[] =>
    ids.flatMap((id) => {
      const name = nameOf(id);
      return name === undefined ? [] : [{ id, name }];
    });
}
type Names = Awaited<ReturnType<typeof namesOf>>;

/** Why the caller cannot ask today, with names; empty if they can. */
export const reasonsFor = (
  { me }: Pick<Context, 'me'>,
  benefit: BenefitRow,
  asked: readonly SubmissionRow[],
  { today, names }: { readonly today: string; readonly names: Names },
): EligibilityReason[] =>
  eligibilityOf(
    benefit,
    me,
    asked.map(({ state, askedOn }) => ({ state, on: askedOn })),
    leftOf(benefit),
    today,
  ).map((one) => ({ ...one, names: names(one.names).map(({ name }) => name) }));

/** Raises 409 with every reason, unless there is none. */
export function expectEligible(
  { language }: Pick<Context, 'language'>,
  reasons: readonly EligibilityReason[],
): void {
  if (reasons.length === 0) return;
  throw domainError(
    'conflict',
    language,
    reasons.map(({ code, day, months, names }) =>
      reason('', code, language, { day: day ?? '', months: months ?? 0, names: names.join(', ') }),
    ),
  );
}
