/** The preview is the post itself, as everyone will see it. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { Me } from '#src/users/me.queries.ts';
import type { Bill } from './bill.ts';
import type { Draft } from './draft.ts';
import { recognitionQueries } from './recognitions.queries.ts';

/** A draft as the post it will become; dated and numbered by the server only. */
function postOf(draft: Draft, bill: Bill, me: Me, types: Post['types']): Post {
  return {
    id: 'preview',
    sender: { ...me, active: true },
    receivers: draft.receivers.map((user, index) => ({ user, points: bill.shares[index] ?? 0 })),
    amount: bill.cost,
    types: types.filter(({ id }) => draft.types.includes(id)),
    message: draft.message.trim(),
    likesCount: 0,
    commentsCount: 0,
    myReaction: null,
    topReactions: [],
    createdAt: '',
  };
}

/** Empty until there is somebody to thank. */
export function ComposerPreview({ draft, bill, me }: { draft: Draft; bill: Bill; me: Me }): ReactElement {
  const types = useQuery(recognitionQueries.types()).data ?? [];
  return (
    <section className="flex flex-col gap-2" aria-labelledby="composer-preview">
      <h3 id="composer-preview" className="text-small font-semibold text-soft">
        <Trans>Así se verá</Trans>
      </h3>
      {draft.receivers.length === 0 ? (
        <Card className="border-dashed text-small text-soft">
          <Trans>Elige a quién agradecer y aquí verás la publicación.</Trans>
        </Card>
      ) : (
        <PostCard
          preview
          post={postOf(draft, bill, me, [...types])}
          placeholder={
            <p className="text-soft">
              <Trans>Aquí van tus palabras.</Trans>
            </p>
          }
        />
      )}
    </section>
  );
}
