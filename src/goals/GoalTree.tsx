/** How goals hang together: a tree by keyboard (arrows, Home, End, Enter), which reads as an indented list on a phone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, EyeOff } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { wording } from '#src/forms/wording.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { fold } from '#src/lib/text.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { goalAddress } from './goalAddress.ts';
import { GoalOwner } from './GoalOwner.tsx';
import { GoalTag } from './GoalTag.tsx';
import { progressText } from './goalWords.ts';
import { goalQueries, type TreeNode } from './goals.queries.ts';

interface Walk {
  readonly periodId: string;
  /** Paths of ids of open places. A goal with several parents has several places. */
  readonly open: ReadonlySet<string>;
  /** The place in the tab order; null for the first one. */
  readonly current: string | null;
  /** The place that a way back focuses. */
  readonly returnsTo: string | null;
  readonly onToggle: (path: string) => void;
  readonly onCurrent: (path: string) => void;
  readonly onGoal: (id: string, path: string) => void;
}

const rowLook = 'flex scroll-my-24 items-center gap-2 rounded-control px-2 py-2 hover:bg-subtle';
/** The ring of the own row only: every place around it is an ancestor of the focus. */
const ringLook =
  'outline-none [&:focus-visible>div]:outline-2 [&:focus-visible>div]:outline-offset-2 [&:focus-visible>div]:outline-focus';

/** How the tree of a history entry was left, for the way back to it. */
interface Left {
  readonly open: ReadonlySet<string>;
  readonly current: string | null;
}
const left = new Map<string, Left>();
/** The tree from which the last goal was opened: the link of that goal leads back to it. */
let leftForGoal: { readonly periodId: string; readonly tree: Left } | null = null;
const takeLeft = (periodId: string): Left | undefined => {
  const found = leftForGoal?.periodId === periodId ? leftForGoal.tree : undefined;
  leftForGoal = null;
  return found;
};

/** Letters typed one after the other are one word; in ms. */
const wordMs = 700;

function Node({
  node,
  path,
  isFirst,
  walk,
}: {
  readonly node: TreeNode;
  readonly path: string;
  readonly isFirst: boolean;
  readonly walk: Walk;
}): ReactElement {
  const { t } = useLingui();
  const isOpen = walk.open.has(path);
  const language = useLanguage();
  const title =
    node.goal === null ? t`Objetivo oculto` : wording(node.goal.title, node.goal.titleEn, language);
  const said = progressText(node.goal?.progress ?? null, language) ?? t`Sin avance aún`;
  const row = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
    <li
      role="treeitem"
      data-path={path}
      data-goal={node.goal?.id}
      aria-labelledby={row}
      aria-selected={walk.current === path}
      {...(node.parts > 0 ? { 'aria-expanded': isOpen } : {})}
      tabIndex={walk.current === path || (walk.current === null && isFirst) ? 0 : -1}
      className={ringLook}
      data-return={walk.returnsTo === path ? true : undefined}
      onClick={(event) => {
        event.stopPropagation();
        walk.onCurrent(path);
        if (
          node.parts > 0 &&
          !(event.target instanceof Element && event.target.closest('[data-title]') !== null)
        )
          walk.onToggle(path);
        else if (node.goal !== null) walk.onGoal(node.goal.id, path);
      }}
    >
      <div id={row} className={rowLook}>
        <span className="inline-flex size-5 shrink-0 text-soft">
          {node.parts === 0 ? null : <Icon of={isOpen ? ChevronDown : ChevronRight} />}
        </span>
        {node.hidden ? <Icon of={EyeOff} size={16} className="shrink-0 text-soft" /> : null}
        <span className="flex min-w-0 flex-1 flex-col gap-1 wide:flex-row wide:items-center wide:gap-4">
          <span data-title className="min-w-0 flex-1 cursor-pointer wrap-anywhere">
            {title}
          </span>
          {node.goal === null ? null : (
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <GoalOwner goal={node.goal} plain />
              <GoalTag goal={node.goal} />
            </span>
          )}
        </span>
        <span className="shrink-0 text-small text-soft tabular-nums">{said}</span>
      </div>
      {isOpen ? (
        <ul role="group" className="ms-3 border-s border-line ps-2 wide:ms-5">
          <Level parentId={node.id} path={path} walk={walk} />
        </ul>
      ) : null}
    </li>
  );
}

function Level({
  parentId,
  path,
  walk,
}: {
  readonly parentId: string;
  readonly path: string;
  readonly walk: Walk;
}): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(goalQueries.tree(walk.periodId, parentId));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isAll = query.data !== undefined && !query.hasNextPage;
  const word = query.isError
    ? t`No pudimos cargar más. Reintentar`
    : query.data === undefined
      ? t`Cargando…`
      : t`Ver más`;
  const more = (): void => void (query.data === undefined ? query.refetch() : query.fetchNextPage());
  return (
    <>
      {items.map((node) => (
        <Node key={node.id} node={node} path={`${path}/${node.id}`} isFirst={false} walk={walk} />
      ))}
      {isAll ? null : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
        <li
          role="treeitem"
          aria-selected={false}
          data-more
          tabIndex={-1}
          className="cursor-pointer px-2 py-2 text-small text-link"
          onClick={(event) => {
            event.stopPropagation();
            more();
          }}
        >
          {word}
        </li>
      )}
    </>
  );
}

const placesIn = (tree: Element): readonly HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

export function GoalTree({ periodId }: { readonly periodId: string }): ReactElement {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const query = useInfiniteQuery(goalQueries.tree(periodId, null));
  const [place] = useState(() => `${entryKey()} ${periodId}`);
  const [search] = useSearchParams();
  const [before] = useState(() => left.get(place) ?? takeLeft(periodId));
  const [open, setOpen] = useState<ReadonlySet<string>>(before?.open ?? new Set());
  const [current, setCurrent] = useState<string | null>(before?.current ?? null);
  const word = useRef({ letters: '', at: 0 });
  useEffect(() => void left.set(place, { open, current }), [place, open, current]);
  const toggle = (path: string): void => {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  };
  const toGoal = (id: string, at: string): void => {
    leftForGoal = { periodId, tree: { open, current: at } };
    left.set(place, leftForGoal.tree);
    navigate(goalAddress(id, search));
  };
  const walk: Walk = {
    periodId,
    open,
    current,
    returnsTo: before?.current ?? null,
    onToggle: toggle,
    onCurrent: setCurrent,
    onGoal: toGoal,
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const here =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="treeitem"]') : null;
    if (here === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const places = placesIn(event.currentTarget);
    const at = places.indexOf(here);
    const { path = '', goal } = here.dataset;
    const expanded = here.getAttribute('aria-expanded');
    const go = (place: HTMLElement | null | undefined): void => {
      // An open place is as tall as all below it: its own row is what has to be seen.
      place?.focus({ preventScroll: true });
      (place?.firstElementChild ?? place)?.scrollIntoView({ block: 'nearest' });
      if (place?.dataset['path'] !== undefined) setCurrent(place.dataset['path']);
    };
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(places[at + 1]),
      ArrowUp: () => go(places[at - 1]),
      Home: () => go(places[0]),
      End: () => go(places.at(-1)),
      ArrowRight: () =>
        expanded === 'false' ? toggle(path) : expanded === 'true' ? go(places[at + 1]) : undefined,
      ArrowLeft: () =>
        expanded === 'true'
          ? toggle(path)
          : go(here.parentElement?.closest<HTMLElement>('[role="treeitem"]')),
      Enter: () => (goal === undefined ? here.click() : toGoal(goal, path)),
      ' ': () => here.click(),
    };
    const typed = (): void => {
      const { letters, at: last } = word.current;
      const isNext = event.timeStamp - last < wordMs;
      word.current = { letters: fold(isNext ? letters + event.key : event.key), at: event.timeStamp };
      const wanted = word.current.letters;
      // The same letter again goes on to the next; a longer word may stay here.
      const from = wanted.length > 1 ? at : at + 1;
      go(
        [...places.slice(from), ...places.slice(0, from)].find((one) =>
          fold(one.querySelector('[data-title]')?.textContent ?? '').startsWith(wanted),
        ),
      );
    };
    const act = acts[event.key] ?? (/^[\p{L}\p{N}]$/u.test(event.key) ? typed : undefined);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los objetivos de todos`}
      skeleton={<SkeletonLine />}
      what={<Trans>No pudimos cargar los objetivos de todos.</Trans>}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return items.length === 0 ? (
          <Empty text={<Trans>Todavía no hay objetivos en este periodo.</Trans>} />
        ) : (
          <ul role="tree" aria-label={t`Objetivos de todos`} onKeyDown={press}>
            {items.map((node, index) => (
              <Node key={node.id} node={node} path={node.id} isFirst={index === 0} walk={walk} />
            ))}
            {query.hasNextPage ? (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
              <li
                role="treeitem"
                aria-selected={false}
                tabIndex={-1}
                className="cursor-pointer px-2 py-2 text-small text-link"
                onClick={() => void query.fetchNextPage()}
              >
                <Trans>Ver más</Trans>
              </li>
            ) : null}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}
