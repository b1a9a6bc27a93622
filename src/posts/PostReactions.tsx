/** How people answered a post, in one line. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  HandHeart,
  Heart,
  Laugh,
  Lightbulb,
  MessageCircle,
  PartyPopper,
  Star,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { Icon } from '#src/ui/Icon.tsx';

const reactions: Readonly<Record<string, { readonly icon: LucideIcon; readonly word: MessageDescriptor }>> = {
  like: { icon: ThumbsUp, word: msg`Me gusta` },
  love: { icon: Heart, word: msg`Me encanta` },
  celebrate: { icon: PartyPopper, word: msg`Celebro` },
  support: { icon: HandHeart, word: msg`Apoyo` },
  insight: { icon: Lightbulb, word: msg`Inspira` },
  wow: { icon: Star, word: msg`Admiro` },
  laugh: { icon: Laugh, word: msg`Me alegra` },
};
const other = { icon: ThumbsUp, word: msg`Reacción` };

/** The most given reactions with their number, and the way to the comments; nothing where nobody answered yet. */
export function PostReactions({
  post,
}: {
  post: Pick<Post, 'id' | 'likesCount' | 'commentsCount' | 'myReaction' | 'topReactions'>;
}): ReactElement | null {
  const { t } = useLingui();
  const others = post.likesCount - 1;
  if (post.likesCount === 0 && post.commentsCount === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
      {post.likesCount === 0 ? null : (
        <span className="inline-flex items-center gap-2">
          <span className="inline-flex gap-1">
            {post.topReactions.map((code) => {
              const { icon, word } = reactions[code] ?? other;
              return (
                <span
                  key={code}
                  className="inline-flex size-6 items-center justify-center rounded-full bg-brand-tint text-link"
                >
                  <Icon of={icon} size={16} label={t(word)} />
                </span>
              );
            })}
          </span>
          <span className="tabular-nums">
            {post.myReaction === null ? (
              <Plural value={post.likesCount} one="# reacción" other="# reacciones" />
            ) : others === 0 ? (
              <Trans>Tu reacción</Trans>
            ) : (
              <Plural value={others} one="Tú y # persona más" other="Tú y # personas más" />
            )}
          </span>
        </span>
      )}
      {post.commentsCount === 0 ? null : (
        <Link
          href={`/post?id=${encodeURIComponent(post.id)}`}
          className="target inline-flex items-center gap-1.5 rounded-control tabular-nums hover:text-link hover:underline"
        >
          <Icon of={MessageCircle} size={16} />
          <Plural value={post.commentsCount} one="# comentario" other="# comentarios" />
        </Link>
      )}
    </p>
  );
}
