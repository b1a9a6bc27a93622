/** The counts of reactions, comments and boosts in one line; each count opens its list. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Coins } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { signed } from '#src/lib/numbers.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { reactionIcon } from './reactionIcons.ts';
import { reactionWord } from './reactions.ts';

const Count = ({
  label,
  onPress,
  children,
  expanded,
}: {
  label?: string;
  onPress: () => void;
  children: ReactNode;
  expanded?: boolean;
}): ReactElement => (
  <button
    type="button"
    title={label}
    aria-expanded={expanded}
    aria-haspopup={expanded === undefined ? 'dialog' : undefined}
    onClick={onPress}
    className="target inline-flex items-center gap-1.5 rounded-control py-1 text-start text-small text-soft tabular-nums hover:text-link hover:underline"
  >
    {children}
  </button>
);

/** Nothing if all counts are zero. */
export function PostCounts({
  post,
  isOpen,
  onReactions,
  onComments,
  onBoosts,
}: {
  post: Post;
  isOpen: boolean;
  onReactions: () => void;
  onComments: () => void;
  onBoosts: () => void;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { likesCount, commentsCount, boostsCount, boostPoints, myReaction, topReactions } = post;
  const others = likesCount - 1;
  if (likesCount + commentsCount + boostsCount === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {likesCount === 0 ? null : (
        <Count label={t`Ver quiénes reaccionaron`} onPress={onReactions}>
          <span className="inline-flex gap-1">
            {topReactions.map((code) => (
              <span
                key={code}
                className="inline-flex size-6 items-center justify-center rounded-full bg-brand-tint-hover text-link"
              >
                <Icon of={reactionIcon(code)} size={16} label={reactionWord(code, language)} />
              </span>
            ))}
          </span>
          {myReaction === null ? (
            <Plural value={likesCount} one="# reacción" other="# reacciones" />
          ) : others <= 0 ? (
            <Trans>Tu reacción</Trans>
          ) : (
            <Plural value={others} one="Tú y # persona más" other="Tú y # personas más" />
          )}
        </Count>
      )}
      {commentsCount === 0 ? null : (
        <Count onPress={onComments} expanded={isOpen}>
          <Plural value={commentsCount} one="# comentario" other="# comentarios" />
        </Count>
      )}
      {boostsCount === 0 ? null : (
        <Count label={t`Ver quiénes sumaron puntos`} onPress={onBoosts}>
          <Icon of={Coins} size={16} />
          {boostPoints === null ? (
            <Trans>Con puntos sumados</Trans>
          ) : (
            <Trans>{signed(boostPoints, language)} sumados por colegas</Trans>
          )}
        </Count>
      )}
    </div>
  );
}
