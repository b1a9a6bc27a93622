/** The queue in lines, worked through by pointer or by keyboard without losing the place. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  Fragment,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { undoMs } from '#schema/limits.ts';
import { optional } from '#src/lib/optional.ts';
import { withTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Done } from './DoneNote.tsx';
import { finishWaiting, type ShownQueue, type ShownWaiting } from './waiting.queries.ts';
import { keyOf, linesOf, stepOf } from './waitingLines.ts';
import type { WaitingAct } from './waitingParts.ts';
import { WaitingRow } from './WaitingRow.tsx';

// Fetched with the first act.
const DoneNote = optional(() => withTexts(() => import('./DoneNote.tsx')).then((file) => file.DoneNote));

const mainsIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-main]') ?? []),
];
const lineOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-line]') : null;

/** Where the focus goes once a line is gone. */
interface Wish {
  readonly gone: string;
  readonly at: number;
}

export interface WaitingListProps {
  readonly queue: ShownQueue;
  readonly showsAll: boolean;
  readonly onShowAll: () => void;
}

/** Arrows, j and k move; Enter acts; Escape folds. */
export function WaitingList({ queue, showsAll, onShowAll }: WaitingListProps): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const wish = useRef<Wish | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [focused, setFocused] = useState<{ readonly item: ShownWaiting; readonly at: number } | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const held = focused === null ? null : { ...focused, isOpen: open === keyOf(focused.item) };
  const lines = linesOf(queue, held);
  useEffect(() => {
    if (wish.current === null) return;
    const { gone, at } = wish.current;
    if (lines.some((line) => keyOf(line) === gone)) return;
    wish.current = null;
    (mainsIn(list.current)[Math.min(at, lines.length - 1)] ?? none.current)?.focus();
    // The stream may take a line away before its act is answered.
  }, [lines, done]);

  const hold = (item: ShownWaiting): void =>
    setFocused({ item, at: lines.findIndex((line) => keyOf(line) === keyOf(item)) });
  const finish = (item: ShownWaiting, act: WaitingAct | null, isSnoozed: boolean): void => {
    const key = keyOf(item);
    // What the reader began elsewhere meanwhile keeps the focus.
    const line = list.current?.querySelector(`[data-line="${CSS.escape(key)}"]`);
    const { activeElement, body } = document;
    if (activeElement === body || line?.contains(activeElement) === true)
      wish.current = { gone: key, at: lines.findIndex((one) => keyOf(one) === key) };
    setOpen((now) => (now === key ? null : now));
    setFocused(null);
    const at = lines.findIndex((one) => keyOf(one) === key);
    setDone({ item, act, isSnoozed, until: Date.now() + undoMs, at });
    finishWaiting(cache, item);
  };
  const fold = (key: string): void => {
    setOpen(null);
    // What waits no longer was kept by its form alone.
    if (queue.total <= queue.items.length && !queue.items.some((one) => keyOf(one) === key))
      wish.current = { gone: key, at: lines.findIndex((one) => keyOf(one) === key) };
  };
  const toggle = (item: ShownWaiting): void => {
    if (open === keyOf(item)) fold(open);
    else setOpen(keyOf(item));
    hold(item);
  };
  /** Before the button "Deshacer" goes. */
  const leaveNote = (): void => {
    const note = document.activeElement?.closest('[data-note]') ?? null;
    if (done === null || note === null) return;
    const mains = mainsIn(list.current);
    (mains[Math.min(done.at, mains.length - 1)] ?? none.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const { target, currentTarget, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
    // Dialogs of a form are elsewhere on the page.
    if (!currentTarget.contains(target)) return;
    const line = lineOf(target);
    const mains = mainsIn(currentTarget);
    if (key === 'Escape' && open !== null && line?.dataset['line'] === open) {
      line.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      fold(open);
    } else {
      const at = mains.indexOf(target);
      const to = at < 0 ? null : stepOf(key, at, mains.length);
      if (to === null) return;
      mains[to]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const key = lineOf(target)?.dataset['line'];
    const item = lines.find((line) => keyOf(line) === key);
    if (item !== undefined) hold(item);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLUListElement>): void => {
    if (open === null && relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocused(null);
  };
  // In the place of the line: what moves up must not lie under the pointer that pressed.
  const Place = lines.length === 0 ? 'div' : 'li';
  const note =
    done === null ? null : (
      <Place data-note="" className="min-h-24">
        <Suspense>
          <DoneNote
            key={`${keyOf(done.item)} ${done.until}`}
            done={done}
            onLeaving={leaveNote}
            onTakenBack={() => setDone(null)}
          />
        </Suspense>
      </Place>
    );
  const later = queue.total - queue.items.length;
  return (
    <>
      {lines.length === 0 ? (
        <p ref={none} tabIndex={-1} className="text-small text-soft">
          <Trans>No te espera nada por ahora.</Trans>
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons
        <ul
          ref={list}
          aria-label={t`Lo que te espera`}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          {lines.map((item, at) => (
            <Fragment key={keyOf(item)}>
              {done?.at === at ? note : null}
              <WaitingRow item={item} isOpen={open === keyOf(item)} onToggle={toggle} onDone={finish} />
            </Fragment>
          ))}
          {done !== null && done.at >= lines.length ? note : null}
        </ul>
      )}
      {later > 0 && !showsAll ? (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            // The button goes.
            mainsIn(list.current).at(-1)?.focus({ preventScroll: true });
            onShowAll();
          }}
        >
          <Trans>Ver todo ({later} más)</Trans>
        </Button>
      ) : null}
      {lines.length === 0 ? note : null}
    </>
  );
}
