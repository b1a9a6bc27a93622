/** Badges and their awards. */
import { badgeAwards, credentials } from '#backend/recognitions/recognitions.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import type { Role } from '#schema/permissions.ts';
import { badgePicture } from '../badgePictures.ts';
import { day, instant } from '../calendar.ts';
import type { BadgeWords, Givers } from '../culture.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { all, leading } from '../recognitionTypes.ts';
import type { PostType } from './recognitions.seed.ts';
import { isOut, type Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** A badge as the other seeds see it. */
export interface Badge extends BadgeWords {
  readonly id: string;
  readonly roles: readonly Role[];
  /** The type of recognition that the badge belongs to. */
  readonly category: PostType | undefined;
}

const givers: Readonly<Record<Givers, readonly Role[]>> = { all, leading, organization: ['admin'] };

/** The badges of an organisation, in the order of its words. */
export const badgesOf = ({ culture, newId }: Plan, types: readonly PostType[]): readonly Badge[] =>
  culture.badges.map((badge) => ({
    ...badge,
    id: newId('badges'),
    roles: givers[badge.givers],
    category: types.find(({ key }) => key === badge.type),
  }));

/** Rows of the badges and their awards. */
export function badgeSeed(
  plan: Plan,
  people: readonly Person[],
  known: readonly Badge[],
  thanks: readonly Thanks[],
): RowsByTable {
  const { culture, calendar, begun, newId } = plan;
  const awarded = new Map<Badge, number>();
  const awards: Row<typeof badgeAwards>[] = [];
  for (const { badge, postId, receivers, sender, message, at, outcome } of thanks) {
    if (badge === undefined || isOut(outcome)) continue;
    awarded.set(badge, (awarded.get(badge) ?? 0) + receivers.length);
    for (const { id } of receivers) {
      awards.push({
        id: newId('badge_awards'),
        badgeId: badge.id,
        userId: id,
        postId,
        awardedBy: sender?.id ?? null,
        source: sender === undefined ? 'organization' : 'employee',
        message,
        withdrawnAt: null,
        scoreMonth: calendar.monthOf(at),
        createdAt: instant(at),
      });
    }
  }
  // The employee has exported a badge from the organisation as a credential.
  const kept = awards.find(({ userId, source }) => userId === people[0]?.id && source === 'organization');
  return {
    ...rowsOf(
      credentials,
      kept === undefined
        ? []
        : [
            {
              id: newId('credentials'),
              awardId: kept.id,
              issuedAt: instant(Math.min(calendar.now, Date.parse(kept.createdAt) + day)),
              revokedAt: null,
            },
          ],
    ),
    ...rowsOf(
      badges,
      known.map((badge) => ({
        id: badge.id,
        name: badge.name,
        description: badge.description,
        imageKey: null,
        imageUrl: badgePicture(badge, culture.tones[badge.tone] ?? ['#777', '#444']),
        points: badge.points,
        isPublic: badge.isPublic ?? true,
        roles: badge.roles,
        categoryId: badge.category?.recognitionTypeId ?? null,
        active: true,
        awardedCount: awarded.get(badge) ?? 0,
        createdBy: people.find(({ role }) => role === 'admin')?.id ?? null,
        createdAt: instant(begun),
      })),
    ),
    ...rowsOf(badgeAwards, awards),
  };
}
