/** The foot of a post: how people answered, and thanking the same people too. */
import { Trans } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { Button } from '#src/ui/Button.tsx';
import { PostReactions } from './PostReactions.tsx';

export interface PostFooterProps {
  post: Post;
  /** Offers to recognise the same people too. */
  onRecognise?: (() => void) | undefined;
}

/** One line under a hairline. */
export const PostFooter = ({ post, onRecognise }: PostFooterProps): ReactElement => (
  <footer className="-mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
    <PostReactions post={post} />
    {onRecognise === undefined ? null : (
      <Button
        variant="quiet"
        icon={HeartHandshake}
        className="ms-auto -me-3 px-3! py-2!"
        onClick={onRecognise}
      >
        <Trans>Reconocer también</Trans>
      </Button>
    )}
  </footer>
);
