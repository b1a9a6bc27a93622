/** A post as everyone sees it: photos, message, reason, and the reactions to it. */
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Coins } from 'lucide-react';
import { lazy, memo, Suspense, useId, type ReactElement, type ReactNode } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { createdLabel, exactTime } from '#src/lib/dates.ts';
import { points } from '#src/lib/numbers.ts';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { useMyId } from '#src/session/me.queries.ts';
import { optionalNow } from '#src/lib/optional.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { PostFaces, PostNames } from './PostPeople.tsx';
import { postPlaces } from './postPlaces.store.ts';
import { TypeChip } from '#src/ui/TypeChip.tsx';

// Reactions, files and icons load after the message; a post without the footer still works.
const PostFooter = optionalNow(import('./PostFooter.tsx').then((file) => file.PostFooter));
const EditWords = lazy(() => import('./EditWords.tsx').then((file) => ({ default: file.EditWords })));

/**
 * The points of one receiver, or the total if the shares differ; null without points and if the user may not
 * see them.
 */
function usePointsWords({ receivers, amount }: Pick<Post, 'receivers' | 'amount'>): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const paid = receivers.flatMap((one) => one.points || []);
  const [first] = paid;
  if (first === undefined || amount === null) return null;
  const total = points(amount, language);
  if (paid.length === 1) return total;
  const each = points(first, language);
  return paid.every((one) => one === first) ? t`${each} a cada quien` : t`${total} en total`;
}

export interface PostCardProps {
  post: Post;
  /** Adds the action to recognise the same people. */
  onRecognise?: ((people: readonly PublicUser[]) => void) | undefined;
  /** A preview in the composer: no date, no footer, no actions. */
  preview?: boolean | undefined;
  /** Shown instead of an empty message. */
  placeholder?: ReactNode;
  /** Opens the conversation initially. */
  open?: boolean | undefined;
}

/** One post; a post for the user is tinted and announces that. It renders again only if it changes itself. */
export const PostCard = memo(function PostCard({
  post,
  onRecognise,
  preview = false,
  placeholder,
  open = false,
}: PostCardProps): ReactElement {
  const id = useId();
  const me = useMyId();
  const now = useNow();
  const language = useLanguage();
  const pointsWords = usePointsWords(post);
  const isEditing = useSelector(postPlaces, ({ context }) => context.editing === post.id) && !preview;
  const isMine = !preview && post.receivers.some(({ user }) => user.id === me);
  const others = post.receivers.filter(({ user }) => user.id !== me && user.active);
  const offers = !preview && onRecognise !== undefined && others.length > 0 && post.sender?.id !== me;
  const words =
    post.message === '' ? (
      placeholder
    ) : (
      <p className="max-w-prose72 text-body wrap-anywhere whitespace-pre-line">{post.message}</p>
    );
  const { badge, subType } = post;
  return (
    <Card as="article" tone={isMine ? 'tint' : 'plain'} aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <PostFaces post={post} />
          {preview ? null : (
            <TimeLabel
              label={createdLabel(post.createdAt, { now, language })}
              exact={exactTime(post.createdAt, { language })}
              dateTime={post.createdAt}
            />
          )}
        </div>
        <PostNames post={post} id={id} me={preview ? undefined : me} plain={preview} />
      </header>
      {badge === null ? null : (
        <p className="flex items-center gap-4">
          {badge.imageUrl === null ? null : <img src={badge.imageUrl} alt="" width={72} height={72} />}
          <strong className="text-h5 font-semibold">{badge.name}</strong>
        </p>
      )}
      {isEditing ? (
        <Suspense fallback={words}>
          <EditWords post={post} />
        </Suspense>
      ) : (
        words
      )}
      {post.types.length + post.values.length === 0 && pointsWords === null ? null : (
        <div className="flex flex-wrap gap-2">
          {post.types.map((type, index) => (
            // A sub type refines the first type of the post.
            <TypeChip key={type.id} type={type} detail={index === 0 ? subType?.name : undefined} />
          ))}
          {post.values.map((value) => (
            <TypeChip key={value.id} type={value} />
          ))}
          {pointsWords === null ? null : (
            <Chip tone="accent" icon={Coins}>
              {pointsWords}
            </Chip>
          )}
        </div>
      )}
      {preview ? null : (
        <Suspense fallback={<div className="-mb-2 h-12 border-t border-line" />}>
          <PostFooter
            post={post}
            isMine={isMine}
            open={open}
            onRecognise={offers ? () => onRecognise(others.map(({ user }) => user)) : undefined}
          />
        </Suspense>
      )}
    </Card>
  );
});
