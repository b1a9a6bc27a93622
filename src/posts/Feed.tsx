/** The feed: virtualised in the scroll of the window, with all five states. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty, Failed, Loading, Stale } from '#src/ui/StateViews.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { PostCard } from './PostCard.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import type { FeedFilter } from '#src/feed/feedSearch.ts';
import { useFeed, type FeedView } from './useFeed.ts';

export interface FeedProps {
  filter: FeedFilter;
  /**
   * Adds to each post the action to recognise the same people, and to an empty feed the action to write the
   * first one.
   */
  onRecognise?: ((people: readonly PublicUser[]) => void) | undefined;
  /** Replaces the empty state; the default is an invitation to write. */
  empty?: ReactNode;
}

const keyOf = ({ id }: { id: string }): string => id;

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-4">
    <PostSkeleton />
    <PostSkeleton />
    <PostSkeleton />
  </div>
);

/** The end of the list: more posts load, loading failed, or there are no more. */
function Tail({ view }: { view: FeedView }): ReactElement {
  if (view.tail === 'failed')
    return (
      <Failed
        what={<Trans>No pudimos cargar más publicaciones.</Trans>}
        onRetry={view.retry}
        busy={view.isRetrying}
      >
        <span hidden />
      </Failed>
    );
  if (view.tail === 'more') return <PostSkeleton />;
  return (
    <p className="py-4 text-center text-small text-soft">
      <Trans>Llegaste al comienzo: no hay nada más antiguo.</Trans>
    </p>
  );
}

/** The empty state: an invitation to write the first recognition. */
const FirstOne = ({ onRecognise }: Pick<FeedProps, 'onRecognise'>): ReactElement => (
  <Empty
    drawing="message"
    text={<Trans>Todavía nadie ha agradecido a nadie por aquí. Alguien tiene que empezar.</Trans>}
    action={
      onRecognise === undefined ? undefined : (
        <Button onClick={() => onRecognise([])}>
          <Trans>Escribir el primero</Trans>
        </Button>
      )
    }
  />
);

/** The posts of a filter, newest first. */
export function Feed({ filter, onRecognise, empty }: FeedProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const view = useFeed(filter);
  // One scroll position per history entry and filter, read once: the entry does not change while the feed is
  // shown.
  const [entry] = useState(() => entryKey());
  if (view.state === 'loading')
    return (
      <Loading label={t`Cargando publicaciones`}>
        <Skeletons />
      </Loading>
    );
  if (view.state === 'failed')
    return (
      <Failed
        what={<Trans>No pudimos cargar las publicaciones.</Trans>}
        onRetry={view.retry}
        busy={view.isRetrying}
      />
    );
  if (view.posts.length === 0) return <>{empty ?? <FirstOne onRecognise={onRecognise} />}</>;
  const age = relativeAge(view.updatedAt, { now, language });
  return (
    <div className="relative flex flex-col gap-4">
      {view.isStale ? (
        <Failed
          what={<Trans>No pudimos ver si hay publicaciones nuevas.</Trans>}
          age={age}
          onRetry={view.retry}
          busy={view.isRefreshing}
        >
          <span hidden />
        </Failed>
      ) : null}
      {view.isOld ? (
        <Stale age={age} busy>
          <span hidden />
        </Stale>
      ) : null}
      <div
        aria-live="polite"
        className="pointer-events-none sticky top-20 z-10 -mb-4 flex justify-center empty:hidden"
      >
        {view.waiting > 0 ? (
          <Button
            icon={ArrowUp}
            className="pointer-events-auto mb-4 animate-appear rounded-full! shadow-raised"
            onClick={view.showWaiting}
          >
            <Plural value={view.waiting} one="# nueva" other="# nuevas" />
          </Button>
        ) : null}
      </div>
      <VirtualList
        items={view.posts}
        keyOf={keyOf}
        label={t`Publicaciones`}
        memory={`${entry} ${JSON.stringify(filter)}`}
        onEndNear={view.more}
        estimate={280}
        shift={view.shift}
      >
        {(post) => <PostCard post={post} onRecognise={onRecognise} />}
      </VirtualList>
      <Tail view={view} />
    </div>
  );
}
