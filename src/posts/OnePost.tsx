/** One post by its id, for its own page and for the cause of a movement of points. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isNotFound } from '#src/ui/isNotFound.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { PostCard } from './PostCard.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { ReturnedNote } from './ReturnedNote.tsx';
import { postQuery } from '#src/feed/post.queries.ts';

/** A post in all its states; a post that does not exist is reported as missing. */
export function OnePost({
  id,
  onRecognise,
  open = false,
}: {
  id: string;
  onRecognise?: ((people: readonly PublicUser[]) => void) | undefined;
  /** Opens the conversation initially. */
  open?: boolean | undefined;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const post = useQuery(postQuery(id));
  const isGone = isNotFound(post.error);
  if (isGone)
    return (
      <Empty
        drawing="search"
        text={<Trans>Esta publicación ya no está, o no es de tu organización.</Trans>}
      />
    );
  const card =
    post.data === undefined ? null : (
      <>
        {post.data.state === 'returned' ? <ReturnedNote /> : null}
        <PostCard post={post.data} onRecognise={onRecognise} open={open} />
      </>
    );
  if (post.isError)
    return (
      <Failed
        what={<Trans>No pudimos cargar la publicación.</Trans>}
        onRetry={() => void post.refetch()}
        busy={post.isFetching}
        age={relativeAge(post.dataUpdatedAt, { now, language })}
      >
        {card}
      </Failed>
    );
  return (
    card ?? (
      <Loading label={t`Cargando la publicación`}>
        <PostSkeleton />
      </Loading>
    )
  );
}
