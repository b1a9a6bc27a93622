/** The footer of a post in reading order: poll, state, files, counts and actions. A chunk beside the feed. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Coins, HeartHandshake, MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { barButton } from './barButton.ts';
import { isOccasion } from './occasion.ts';
import type { PostAct } from './postAct.ts';
import { PollSlot } from './PollSlot.tsx';
import { PostCounts } from './PostCounts.tsx';
import { PostFiles } from './PostFiles.tsx';
import { PostMenuSlot } from './PostMenuSlot.tsx';
import { PostNotes } from './PostNotes.tsx';
import { postPlaces } from './postPlaces.store.ts';
import { ReactButton } from './ReactButton.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

const PostThread = lazy(() => import('./PostThread.tsx').then((file) => ({ default: file.PostThread })));
const PostDialogs = lazy(() => import('./PostDialogs.tsx').then((file) => ({ default: file.PostDialogs })));

export interface PostFooterProps {
  post: Post;
  /** The post is for the user; announced, because a tint is not visible to screen readers. */
  isMine: boolean;
  /** Adds the action to recognise the same people. */
  onRecognise?: (() => void) | undefined;
  /** Opens the conversation initially. */
  open?: boolean | undefined;
}

/** Each action only if the user is allowed to do it. */
export function PostFooter({ post, isMine, onRecognise, open = false }: PostFooterProps): ReactElement {
  const [act, setAct] = useState<PostAct | null>(null);
  const isOpen = useSelector(postPlaces, ({ context }) => context.open[post.id] ?? open);
  const may = new Set(post.may);
  const [writes, setWrites] = useState(false);
  const turn = (): void => {
    setWrites(false);
    postPlaces.trigger.turned({ id: post.id, open: !isOpen });
  };
  const comment = (): void => {
    turn();
    setWrites(!isOpen && may.has('comment'));
  };
  return (
    <>
      {isMine && !isOccasion(post) ? (
        <span className="sr-only">
          <Trans>Este reconocimiento es para ti.</Trans>
        </span>
      ) : null}
      {post.pollId === null ? null : <PollSlot id={post.pollId} />}
      <PostNotes post={post} />
      <PostFiles files={post.attachments} onOpen={(place) => setAct({ kind: 'image', place })} />
      <footer className="@container -mb-3 flex flex-col gap-2">
        <PostCounts
          post={post}
          isOpen={isOpen}
          onReactions={() => setAct({ kind: 'reactions' })}
          onComments={turn}
          onBoosts={() => setAct({ kind: 'boosts' })}
        />
        <div className="-mx-3 flex min-h-12 flex-wrap items-center border-t border-line pt-1.5">
          {may.has('react') ? <ReactButton post={post} /> : null}
          {may.has('comment') || post.commentsCount > 0 ? (
            <button type="button" aria-expanded={isOpen} onClick={comment} className={barButton}>
              <Icon of={MessageCircle} />
              {/* On the narrowest phones only the icon is visible; the text stays the accessible name. */}
              <span className="@max-[300px]:sr-only">
                {may.has('comment') ? <Trans>Comentar</Trans> : <Trans>Comentarios</Trans>}
              </span>
            </button>
          ) : null}
          {may.has('boost') ? (
            <button
              type="button"
              onClick={() => setAct({ kind: 'boost' })}
              // Hidden if the width is too small; the menu contains it too.
              className={classes(barButton, '@max-[600px]:hidden')}
            >
              <Icon of={Coins} />
              <Trans>Sumar puntos</Trans>
            </button>
          ) : null}
          <span className="ms-auto flex">
            {onRecognise === undefined ? null : (
              <button
                type="button"
                onClick={onRecognise}
                className={classes(barButton, 'text-link! @max-[460px]:hidden')}
              >
                <Icon of={HeartHandshake} />
                {isOccasion(post) ? <Trans>Felicitar</Trans> : <Trans>Reconocer también</Trans>}
              </button>
            )}
            <PostMenuSlot post={post} onAct={setAct} onRecognise={onRecognise} />
          </span>
        </div>
        {isOpen ? (
          <Suspense fallback={<ThreadSkeleton count={post.commentsCount} />}>
            <PostThread post={post} writes={writes} />
          </Suspense>
        ) : null}
      </footer>
      {act === null ? null : (
        <Suspense>
          <PostDialogs post={post} act={act} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </>
  );
}
