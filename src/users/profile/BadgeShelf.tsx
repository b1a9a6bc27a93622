/**
 * A person's latest badges beside their posts, on wide screens; the tab shows all of them with their
 * messages.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { badgeQueries, type Award } from '#src/recognitions/badges/badges.queries.ts';
import { BadgePicture } from '#src/recognitions/badges/BadgePicture.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';

/** Maximum number of badges on the shelf. */
const shown = 6;

/** Each badge once, latest first. */
const once = (awards: readonly Award[]): readonly Award[] =>
  awards.filter(({ badge }, index) => awards.findIndex((one) => one.badge.id === badge.id) === index);

/** Without `userId`, the reader's own; draws nothing while loading. */
export function BadgeShelf({
  userId,
  onAll,
}: {
  userId: string | undefined;
  onAll: () => void;
}): ReactElement | null {
  const { t } = useLingui();
  const { data: awards = [] } = useQuery(badgeQueries.awards(userId));
  if (awards.length === 0) return null;
  return (
    <Card
      as="aside"
      aria-label={t`Insignias`}
      className="sticky top-24 hidden w-side shrink-0 animate-appear flex-col gap-4 xl:flex"
    >
      <CardTitle>
        <Trans>Insignias</Trans>
      </CardTitle>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4">
        {once(awards)
          .slice(0, shown)
          .map(({ badge }) => (
            <li key={badge.id} className="flex flex-col items-center gap-1.5 text-center">
              <BadgePicture src={badge.imageUrl} size={48} />
              <span className="text-meta text-balance">{badge.name}</span>
            </li>
          ))}
      </ul>
      <button
        type="button"
        onClick={onAll}
        className="target self-start rounded-control text-small font-semibold text-link hover:underline"
      >
        <Trans>Ver todas con sus palabras</Trans>
      </button>
    </Card>
  );
}
