/** Replaces the form after the send: the post, the remaining balance, and the result of an undo. */
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ErrorFacts } from '#schema/errors.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { points } from '#src/lib/numbers.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Burst } from '#src/ui/Burst.tsx';
import { useNames } from './useNames.ts';

export interface ComposerSentProps {
  /** Null if only the id is known. */
  post: Post | null;
  have: number | undefined;
  /** The error of a failed undo. */
  error: ErrorFacts | null;
  /** Undo was pressed after publication. */
  isTooLate: boolean;
  /** The moment of a scheduled recognition, in words. */
  when?: string | undefined;
}

/** The sent post with a small burst. */
export function ComposerSent({ post, have, error, isTooLate, when }: ComposerSentProps): ReactElement {
  const language = useLanguage();
  const names = useNames()((post?.receivers ?? []).map(({ user }) => user));
  return (
    <div className="mx-auto flex w-full max-w-feed flex-col gap-6 pb-2">
      <div role="status" className="flex flex-col items-center gap-3 pt-4 text-center">
        <span className="relative inline-flex size-16 animate-appear items-center justify-center rounded-full bg-success text-on-status">
          <Icon of={Check} size={32} />
          <Burst />
        </span>
        <p className="max-w-[44ch] text-h5 font-semibold text-balance">
          {post?.isPrivate === true ? (
            <Trans>Tu agradecimiento privado va para {names}.</Trans>
          ) : (
            <Trans>Tu reconocimiento va para {names}.</Trans>
          )}
        </p>
        {post?.state === 'scheduled' ? (
          <p className="text-soft">
            <Trans>
              Se publica: <strong className="text-ink">{when}</strong> · Hasta entonces puedes cancelarlo en
              «Programar…».
            </Trans>
          </p>
        ) : null}
        {have === undefined || (post?.amount ?? 0) === 0 ? null : (
          <p className="text-soft">
            <Trans>Te quedan {points(have, language)} para dar.</Trans>
          </p>
        )}
      </div>
      {error === null ? null : (
        <Banner severity="error">
          <strong className="font-semibold">
            <Trans>No se pudo deshacer. Vuelve a intentarlo.</Trans>
          </strong>{' '}
          {error.message}
        </Banner>
      )}
      {isTooLate ? (
        <Banner severity="info">
          <Trans>Ya se publicó: no se pudo deshacer. Puedes eliminar la publicación desde su menú.</Trans>
        </Banner>
      ) : null}
      {post === null ? null : <PostCard preview post={post} />}
    </div>
  );
}
