/** The posts that a person received or sent. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { listed } from '#src/feed/feed.cache.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { PostSkeleton } from '#src/posts/PostSkeleton.tsx';
import { openComposer } from '#src/posts/composer.store.ts';
import { Failed } from '#src/ui/StateViews.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { usePages } from '#src/lib/usePages.ts';
import { profileQueries, type Side } from './profile.queries.ts';

const keyOf = ({ id }: { id: string }): string => id;
const recognise = (people: readonly PublicUser[]): void => openComposer({ people });

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-4">
    <PostSkeleton />
    <PostSkeleton />
  </div>
);

/** One side of a person's posts; `empty` is shown if there are none. */
export function ProfilePosts({
  userId,
  side,
  empty,
}: {
  userId: string;
  side: Side;
  empty: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const [entry] = useState(() => entryKey());
  const query = useInfiniteQuery(profileQueries.posts(userId, side));
  const posts = useMemo(() => listed(query.data?.pages ?? []), [query.data]);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const { more } = usePages(query);
  return (
    <div>
      <QueryBoundary
        query={query}
        label={t`Cargando publicaciones`}
        skeleton={<Skeletons />}
        what={<Trans>No pudimos cargar las publicaciones.</Trans>}
        whatOld={<Trans>No pudimos actualizar las publicaciones.</Trans>}
      >
        {() =>
          posts.length === 0 ? (
            empty
          ) : (
            <>
              <VirtualList
                items={posts}
                keyOf={keyOf}
                label={side === 'received' ? t`Reconocimientos recibidos` : t`Reconocimientos enviados`}
                memory={`${entry} ${userId} ${side}`}
                onEndNear={more}
                estimate={280}
              >
                {(post) => <PostCard post={post} onRecognise={recognise} />}
              </VirtualList>
              {isFetchNextPageError ? (
                <Failed
                  what={<Trans>No pudimos cargar más publicaciones.</Trans>}
                  onRetry={() => void fetchNextPage()}
                  busy={isFetching}
                >
                  <span hidden />
                </Failed>
              ) : hasNextPage ? (
                <PostSkeleton />
              ) : null}
            </>
          )
        }
      </QueryBoundary>
    </div>
  );
}
