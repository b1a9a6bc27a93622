/** A place below the steps: rank, face, name, score. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import type { Board, Place } from './podium.queries.ts';
import { Score } from './Score.tsx';
import { nameOf } from '#src/people/personName.ts';

/** The reader's own line is tinted and labelled. */
export function PlaceLine({
  place,
  board,
  isMine,
}: {
  place: Place;
  board: Board;
  isMine: boolean;
}): ReactElement {
  const { t } = useLingui();
  const hasProfile = useModule('profile');
  const name = nameOf(place.user);
  const { rank } = place;
  return (
    <li
      className={classes(
        'flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0 wide:px-5',
        isMine && 'bg-brand-tint',
      )}
    >
      <span className="w-8 shrink-0 text-center text-h6 font-semibold text-soft tabular-nums">
        <span className="sr-only">{t`Lugar ${rank}`}</span>
        <span aria-hidden>{rank}</span>
      </span>
      <Avatar name={name} src={place.user.profileImageUrl} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          {hasProfile ? (
            <Link href={`/user?id=${place.user.id}`} className="rounded-control hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
          {isMine ? (
            <span className="ms-2 text-small font-normal text-soft">
              <Trans>eres tú</Trans>
            </span>
          ) : null}
        </span>
        {place.user.departmentName === null ? null : (
          <span className="block truncate text-small text-soft">{place.user.departmentName}</span>
        )}
      </span>
      <span className="shrink-0 text-end text-small font-semibold tabular-nums">
        <Score board={board} place={place} />
      </span>
    </li>
  );
}
