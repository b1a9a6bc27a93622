/** The dialogs of a post, one at a time: a chunk that is fetched with the first of them. */
import type { ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { BoostDialog } from './BoostDialog.tsx';
import { BoostedDialog } from './BoostedDialog.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import type { PostAct } from './postAct.ts';
import { ReactedDialog } from './ReactedDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** Closing returns the focus to the element that opened the dialog. */
export function PostDialogs({
  post,
  act,
  onClose,
}: {
  post: Post;
  act: PostAct;
  onClose: () => void;
}): ReactElement {
  switch (act.kind) {
    case 'reactions':
      return <ReactedDialog id={post.id} onClose={onClose} />;
    case 'boosts':
      return <BoostedDialog post={post} onClose={onClose} />;
    case 'boost':
      return <BoostDialog post={post} onClose={onClose} />;
    case 'report':
      return <ReportDialog post={post} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog post={post} onClose={onClose} />;
    case 'image':
      return <ImageDialog files={post.attachments} first={act.place} onClose={onClose} />;
  }
}
