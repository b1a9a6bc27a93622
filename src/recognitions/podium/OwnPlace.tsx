/** The reader's own place below the list; pinned if the list does not contain the reader. */
import { SelectOrdinal, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { useMe } from '#src/session/me.queries.ts';
import type { Board, OwnPlaces, Place } from './podium.queries.ts';
import { Score } from './Score.tsx';
import { nameOf } from '#src/people/personName.ts';

/** The reader's place on a board; on the badges board it is known only from the list. */
export const ownPlace = (
  board: Board,
  own: OwnPlaces | undefined,
  places: readonly Place[],
  meId: string | undefined,
): Place | null => {
  if (board === 'receivers') return own?.received ?? null;
  if (board === 'givers') return own?.given ?? null;
  return places.find(({ user }) => user.id === meId) ?? null;
};

function words(board: Board, place: Place | null, isHidden: boolean): ReactNode {
  if (isHidden) return <Trans>Elegiste no aparecer en el podio.</Trans>;
  if (place !== null) {
    const { rank } = place;
    return (
      <strong className="font-semibold">
        <SelectOrdinal value={rank} other="Vas en el #" />
      </strong>
    );
  }
  switch (board) {
    case 'receivers':
      return <Trans>Aún no tienes lugar: llegará con tu próximo reconocimiento.</Trans>;
    case 'givers':
      return <Trans>Aún no tienes lugar: reconoce a alguien y aparecerás aquí.</Trans>;
    case 'badges':
      return <Trans>No estás entre los primeros lugares por insignias.</Trans>;
  }
}

/** One line, tinted as the reader's own. */
export function OwnPlace({
  board,
  place,
  isHidden,
  isPinned,
}: {
  board: Board;
  place: Place | null;
  isHidden: boolean;
  /** True if the list does not show the reader: the line is sticky over the list. */
  isPinned: boolean;
}): ReactElement | null {
  const me = useMe();
  if (me === undefined) return null;
  return (
    <div
      className={classes(
        'flex min-h-16 items-center gap-3 rounded-card border border-brand-tint-hover bg-brand-tint px-4 py-3 wide:px-5',
        isPinned && 'sticky bottom-[calc(var(--bottom-bar,0px)+16px)] z-10 shadow-raised',
      )}
    >
      <Avatar name={nameOf(me)} src={me.profileImageUrl} size={40} />
      <p className="min-w-0 flex-1">{words(board, place, isHidden)}</p>
      {place === null || isHidden ? null : (
        <span className="shrink-0 text-small font-semibold tabular-nums">
          <Score board={board} place={place} />
        </span>
      )}
    </div>
  );
}
