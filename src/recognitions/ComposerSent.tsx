/** What stands in the form's place once it went out: the post, and what stays in the purse. */
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { nameOf } from '#src/users/people.queries.ts';
import { useLanguage } from '#src/users/useLanguage.ts';
import { Burst } from './Burst.tsx';

/** The published post with a small burst. */
export function ComposerSent({ post, have }: { post: Post; have: number | undefined }): ReactElement {
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    post.receivers.map(({ user }) => nameOf(user)),
  );
  return (
    <div className="mx-auto flex w-full max-w-feed flex-col gap-6 pb-2">
      <div role="status" className="flex flex-col items-center gap-3 pt-4 text-center">
        <span className="relative inline-flex size-16 animate-appear items-center justify-center rounded-full bg-success text-on-status">
          <Icon of={Check} size={32} />
          <Burst />
        </span>
        <p className="max-w-[44ch] text-h5 font-semibold text-balance">
          <Trans>Tu reconocimiento ya está con {names}.</Trans>
        </p>
        {have === undefined || post.amount === 0 ? null : (
          <p className="text-soft">
            <Trans>Te quedan {points(have, language)} para dar.</Trans>
          </p>
        )}
      </div>
      <PostCard post={post} />
    </div>
  );
}
