/** Edits the message of the user's own post in place. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { editPost } from './post.writes.ts';
import { postPlaces } from './postPlaces.store.ts';
import { WordsForm } from './WordsForm.tsx';

/** Closes once the message is saved or cancelled. */
export function EditWords({ post }: { post: Pick<Post, 'id' | 'message'> }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  return (
    <WordsForm
      label={t`Palabras de tu reconocimiento`}
      place={`edit:${post.id}`}
      initial={post.message}
      sendLabel={t`Guardar`}
      most={textLength.recognition}
      send={(words) => editPost(cache, post.id, words)}
      onDone={() => postPlaces.trigger.editing({ id: null })}
      cancels
      takesFocus
    />
  );
}
