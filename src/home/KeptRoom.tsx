/** Keeps the height that late content had last time, so that what is below does not move when the content arrives. */
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { deviceStorage } from '#src/lib/storages.ts';

/** The page is at rest so long, in ms, after its last read. */
const restMs = 1_000;

/** `name` is unique in the app. The room is given up once the content is here and the page is at rest. */
export function KeptRoom({
  name,
  isHere,
  children,
}: {
  readonly name: string;
  readonly isHere: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const place = `room:${name}:${innerWidth}`;
  const inside = useRef<HTMLDivElement>(null);
  const [room] = useState(() => Number(deviceStorage().getItem(place) ?? 0));
  const [isAtRest, setIsAtRest] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching || !isHere) return undefined;
    const timer = setTimeout(() => setIsAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, [isFetching, isHere]);
  useEffect(() => {
    if (isAtRest && inside.current !== null)
      deviceStorage().setItem(place, String(inside.current.offsetHeight));
  });
  const keeps = !isAtRest && room > 0;
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
