/** The posts that the visitor's key created, including those sent from a terminal. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import type { SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { Card } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import type { Service } from './calls.ts';
import { FeedCard } from './FeedCard.tsx';
import type { SandboxActor } from './sandbox.actors.ts';

/** Maximum number of posts shown per kind. */
const maxShown = 4;

function Posts({
  posts,
  service,
}: {
  readonly posts: readonly SandboxPost[];
  readonly service: Service;
}): ReactElement {
  const shown = posts.filter(({ kind }) => kind === service).slice(0, maxShown);
  if (shown.length === 0)
    return (
      <Card padding="small">
        <p className="py-2 text-center text-small text-soft">
          {service === 'badge' ? (
            <Trans>Aún no enviaste ninguna insignia. Pulsa Ejecutar y aparecerá aquí.</Trans>
          ) : (
            <Trans>Aún no enviaste ningún reconocimiento. Pulsa Ejecutar y aparecerá aquí.</Trans>
          )}
        </p>
      </Card>
    );
  return (
    <ul className="flex flex-col gap-3">
      {shown.map((post) => (
        <li key={post.id}>
          <FeedCard post={post} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing without a sandbox. */
export function FeedPanel({
  actor,
  service,
}: {
  readonly actor: SandboxActor;
  readonly service: Service;
}): ReactElement | null {
  const { t } = useLingui();
  const id = useId();
  const posts = useSelector(actor, ({ context }) => context.posts);
  const error = useSelector(actor, ({ context }) => context.feedError);
  const isOpen = useSelector(actor, (now) => now.matches('open'));
  const isReading = useSelector(actor, (now) => now.matches({ open: { feed: 'reading' } }));
  const look = (): void => actor.send({ type: 'feed.pressed' });
  if (!isOpen && posts === null) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="text-h6 font-semibold">
          {service === 'badge' ? (
            <Trans>Las insignias que llegaron</Trans>
          ) : (
            <Trans>Los reconocimientos que llegaron</Trans>
          )}
        </h3>
        <IconButton icon={RotateCw} size="small" label={t`Actualizar lo que llegó`} onClick={look} />
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        {error !== null ? (
          <Failed
            what={t`No pudimos leer lo que llegó.`}
            detail={error.message}
            busy={isReading}
            onRetry={look}
          >
            {posts === null ? undefined : <Posts posts={posts} service={service} />}
          </Failed>
        ) : posts === null ? (
          <Loading>
            <SkeletonLine />
          </Loading>
        ) : (
          <Posts posts={posts} service={service} />
        )}
      </div>
    </section>
  );
}
