/** A badge on the wall: picture, description, number of holders. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { BadgeShown } from './badges.queries.ts';
import { BadgePicture } from './BadgePicture.tsx';

/** The whole tile opens the badge; `mine` counts the reader's own awards of it. */
export function BadgeTile({
  badge,
  onOpen,
}: {
  badge: BadgeShown;
  onOpen: (id: string) => void;
}): ReactElement {
  const language = useLanguage();
  return (
    <li className="relative flex flex-col items-center gap-3 rounded-card border border-line bg-card px-3 pt-5 pb-4 wide:px-4 wide:pt-6 wide:pb-5 text-center transition-colors duration-120 hover:bg-subtle has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <BadgePicture src={badge.imageUrl} size={96} className={badge.active ? undefined : 'grayscale'} />
      <h2 className="text-h6 font-semibold">
        <button
          type="button"
          onClick={() => onOpen(badge.id)}
          className="outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {badge.name}
        </button>
      </h2>
      <p className="line-clamp-3 flex-1 text-small text-soft">{badge.description}</p>
      {badge.isMine || !badge.active ? (
        <p className="flex flex-wrap justify-center gap-2">
          {badge.isMine ? (
            <StatusTag severity="success">
              <Trans>La tienes</Trans>
            </StatusTag>
          ) : null}
          {badge.active ? null : (
            <StatusTag severity="info">
              <Trans>Ya no se entrega</Trans>
            </StatusTag>
          )}
        </p>
      ) : null}
      <p className="text-small text-soft tabular-nums">
        {badge.points > 0 ? (
          <>
            <span className="font-semibold text-accent-text">{points(badge.points, language)}</span>
            <span aria-hidden> · </span>
          </>
        ) : null}
        <Plural value={badge.awardedCount} _0="Nadie la tiene aún" one="# entrega" other="# entregas" />
      </p>
    </li>
  );
}
