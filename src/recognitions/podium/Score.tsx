/** The score of a place on the podium, in words. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Board, Place } from './podium.queries.ts';

/** Points, recognitions where points are hidden, or badges: "1,240 puntos", "12 reconocimientos", "3 insignias". */
export function Score({ board, place }: { board: Board; place: Place }): ReactElement {
  const language = useLanguage();
  const { badges, recognitions } = place;
  if (board === 'badges') return <Plural value={badges} one="# insignia" other="# insignias" />;
  if (place.points !== null) return <>{points(place.points, language)}</>;
  return <Plural value={recognitions} one="# reconocimiento" other="# reconocimientos" />;
}
