/** Keeps the height that late content had last time, so that what is below does not move when the content arrives. */
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { deviceStorage } from '#src/lib/storages.ts';

const heightIn = ({ firstElementChild: content }: HTMLElement): number =>
  content instanceof HTMLElement ? content.offsetHeight : 0;

/** The page is at rest so long, in ms, after its last read. */
const restMs = 1_000;

/**
 * `name` is unique in the app. `first` is the room of a first visit, in px, kept until its end. A room that the content
 * had is given up once the content is here and the page is at rest.
 */
export function KeptRoom({
  name,
  first,
  isHere,
  children,
}: {
  readonly name: string;
  readonly first: number;
  readonly isHere: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const place = `room:${name}:${innerWidth}`;
  const inside = useRef<HTMLDivElement>(null);
  const [had] = useState(() => deviceStorage().getItem(place));
  const [isAtRest, setIsAtRest] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching || !isHere) return undefined;
    const timer = setTimeout(() => setIsAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, [isFetching, isHere]);
  useEffect(() => {
    if (isAtRest && inside.current !== null) deviceStorage().setItem(place, String(heightIn(inside.current)));
  });
  const room = Number(had ?? first);
  const keeps = (had === null || !isAtRest) && room > 0;
  return (
    <div
      ref={inside}
      className={keeps ? 'flex flex-col gap-6' : 'flex flex-col gap-6 empty:hidden'}
      style={{ minHeight: keeps ? room : undefined }}
    >
      {children}
    </div>
  );
}
