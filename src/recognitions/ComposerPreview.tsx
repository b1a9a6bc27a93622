/** The preview: the post as everyone will see it. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, type ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { Me } from '#src/session/me.queries.ts';
import type { Bill } from './bill.ts';
import { badgeOf, typesOf, type DraftParts, type FormFacts } from './composerForm.ts';
import type { Draft } from './draft.ts';
import type { ComposerValue } from '#src/feed/postTypes.queries.ts';
import { recognitionQueries } from './recognitions.queries.ts';

interface PreviewFacts {
  readonly draft: DraftParts;
  readonly message: string;
  readonly bill: Bill;
  readonly facts: FormFacts;
  readonly me: Me;
}

/** The post that a draft becomes; only the server sets its date and id. */
function postOf({ draft, message, bill, me, facts }: PreviewFacts, values: readonly ComposerValue[]): Post {
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
    message: message.trim(),
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

const Preview = memo(function Preview(known: PreviewFacts): ReactElement {
  const { draft } = known;
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
          post={postOf(known, values)}
          placeholder={
            <p className="text-soft">
              <Trans>Aquí van tus palabras.</Trans>
            </p>
          }
        />
      )}
    </section>
  );
});

/** Empty until a receiver is chosen. The words follow those of the field when no key waits for its answer. */
export function ComposerPreview({
  control,
  ...known
}: Omit<PreviewFacts, 'message'> & { readonly control: Control<Draft> }): ReactElement {
  const message = useDeferredValue(useWatch({ control, name: 'message' }));
  return <Preview {...known} message={message} />;
}
