/**
 * Reports of posts: one open report that does not hide its post (if two are needed), one hidden post, one
 * decided report.
 */
import type { postReports, postScopes } from '#backend/posts/posts.tables.ts';
import { reportScope } from '#backend/posts/posts.scopes.ts';
import type { Row } from '#backend/store/table.ts';
import { reportReasons } from '#schema/posts/posts.rules.ts';
import { strictest } from '#schema/recognitions/recognitions.rules.ts';
import { hour, instant } from '../calendar.ts';
import type { Plan } from '../plan.ts';
import { settingsOf } from './recognitions.seed.ts';
import { kindOf, type Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** Rows of the reports, and the scopes by which administrators find the posts. */
export function reportsOf(
  plan: Plan,
  people: readonly Person[],
  thanks: readonly Thanks[],
): {
  readonly reports: readonly Row<typeof postReports>[];
  readonly scopes: readonly Row<typeof postScopes>[];
} {
  const { culture, calendar, newId } = plan;
  const random = plan.dice('reports');
  const { reportsToHide } = settingsOf(plan);
  const admin = people.find(({ role }) => role === 'admin');
  const reports: Row<typeof postReports>[] = [];
  const scopes: Row<typeof postScopes>[] = [];
  for (const one of thanks) {
    const { postId, at, sender, receivers, outcome, types } = one;
    const isOpen = outcome === 'reported' || outcome === 'hidden';
    // If one report hides a post, no reported post is in the feed.
    if ((!isOpen && outcome !== 'kept') || (outcome === 'reported' && reportsToHide === 1)) continue;
    const seenBy = strictest(types.map((type) => type.seenBy ?? 'everyone'));
    const sees = ({ role }: Person): boolean => seenBy === 'everyone' || role !== 'employee';
    const witnesses = random
      .shuffle(people)
      .filter(
        (person) =>
          !person.isPersona &&
          person.role !== 'external' &&
          person.until >= calendar.now &&
          person.since <= at &&
          person !== sender &&
          !receivers.includes(person) &&
          sees(person),
      )
      .slice(0, outcome === 'hidden' ? reportsToHide : 1);
    let last = at;
    const first = calendar.after(at, 3 * hour);
    const decidedAt = isOpen ? null : instant(calendar.after(first, 26 * hour));
    witnesses.forEach(({ id: userId }, place) => {
      last = place === 0 ? first : calendar.after(last, 2 * hour);
      reports.push({
        id: newId('post_reports'),
        postId,
        userId,
        reason: reportReasons[(reports.length + 1) % reportReasons.length] ?? 'other',
        note: culture.doubts[reports.length % culture.doubts.length] ?? '',
        decided: !isOpen,
        verdict: isOpen ? null : 'keep',
        decidedBy: isOpen ? null : (admin?.id ?? null),
        decidedAt,
        createdAt: instant(last),
      });
    });
    if (witnesses.length > 0)
      scopes.push({
        id: newId('post_scopes'),
        scope: reportScope(!isOpen),
        postId,
        kind: kindOf(one),
        seenBy,
        createdAt: decidedAt ?? instant(first),
      });
  }
  return { reports, scopes };
}
