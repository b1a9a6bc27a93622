/** The preview: the post as everyone will see it. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { Me } from '#src/session/me.queries.ts';
import type { Bill } from './bill.ts';
import { badgeOf, typesOf, type FormFacts } from './composerForm.ts';
import type { Draft } from './draft.ts';
import type { ComposerValue } from '#src/feed/postTypes.queries.ts';
import { recognitionQueries } from './recognitions.queries.ts';

/** The post that a draft becomes; only the server sets its date and id. */
function postOf(draft: Draft, bill: Bill, me: Me, facts: FormFacts, values: readonly ComposerValue[]): Post {
  const types = typesOf(draft, facts);
  const badge = badgeOf(draft, facts);
  return {
    id: 'preview',
    kind: draft.kind,
    state: 'published',
    sender: { ...me, active: true },
    receivers: draft.receivers.map((user, index) => ({ user, points: bill.shares[index] ?? 0 })),
    amount: bill.cost,
    types: types.map(({ id, name, nameEn, color, icon, iconUrl }) => ({
      id,
      name,
      nameEn,
      color,
      icon,
      iconUrl,
    })),
    subType: types.flatMap(({ subTypes }) => subTypes).find(({ id }) => id === draft.subType) ?? null,
    values: values.filter(({ id }) => draft.values.includes(id)),
    badge: badge === undefined ? null : { id: badge.id, name: badge.name, imageUrl: badge.imageUrl },
    message: draft.message.trim(),
    // Attachments have no URL before the send; the list beside the message shows them.
    pollId: null,
    years: null,
    attachments: [],
    isPrivate: draft.isPrivate,
    filed: false,
    hidden: false,
    likesCount: 0,
    commentsCount: 0,
    boostPoints: 0,
    boostsCount: 0,
    myReaction: null,
    topReactions: [],
    reportedByMe: false,
    may: [],
    publishAt: null,
    editedAt: null,
    createdAt: '',
  };
}

export interface ComposerPreviewProps {
  draft: Draft;
  bill: Bill;
  facts: FormFacts;
  me: Me;
}

/** Empty until a receiver is chosen. */
export function ComposerPreview({ draft, bill, facts, me }: ComposerPreviewProps): ReactElement {
  const values = useQuery(recognitionQueries.values()).data ?? [];
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
          post={postOf(draft, bill, me, facts, values)}
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
