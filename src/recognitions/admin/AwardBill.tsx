/** What awarding a badge costs the organisation: people, points for each, points in all. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { AdminBadge } from './badges.queries.ts';

/** Total points for the people who take part in points. */
export const awardCost = (
  { points }: Pick<AdminBadge, 'points'>,
  people: readonly Pick<PublicUser, 'takesPoints'>[],
): number => points * people.filter(({ takesPoints }) => takesPoints).length;

/** Announced again each time the people change. */
export function AwardBill({
  badge,
  people,
}: {
  readonly badge: AdminBadge;
  readonly people: readonly PublicUser[];
}): ReactElement | null {
  const language = useLanguage();
  if (people.length === 0 || badge.points === 0) return null;
  const takers = people.filter(({ takesPoints }) => takesPoints).length;
  const outside = people.length - takers;
  const each = pointsIn(badge.points, language);
  const all = pointsIn(awardCost(badge, people), language);
  return (
    <div role="status" className="rounded-card border border-line bg-subtle px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-small text-soft">
          <Plural value={takers} one="# persona" other="# personas" /> × {each}
        </span>
        <span className="font-semibold tabular-nums">{all}</span>
      </p>
      <p className="mt-1 text-small text-soft">
        <Trans>Salen de la organización, no de tu saldo.</Trans>{' '}
        {outside === 0 ? null : (
          <Plural
            value={outside}
            one="# persona no participa en los puntos y la recibe sin ellos."
            other="# personas no participan en los puntos y la reciben sin ellos."
          />
        )}
      </p>
    </div>
  );
}
