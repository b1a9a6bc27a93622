/** What the person has scheduled, each with its moment; one press takes it back into the box. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import type { ScheduledRecognition } from '#schema/recognitions/writing.endpoints.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { showUndone } from '#src/recognitions/composer.cache.ts';
import type { Draft } from '#src/recognitions/draft.ts';
import { useNames } from '#src/recognitions/useNames.ts';
import { momentLabel } from './moments.ts';
import { cancelScheduled, scheduledQuery } from './scheduled.queries.ts';
import { draftOf } from './scheduledDraft.ts';

function Scheduled({
  scheduled,
  onTaken,
}: {
  scheduled: ScheduledRecognition;
  onTaken: (draft: Draft) => void;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const language = useLanguage();
  const now = useNow();
  const { post } = scheduled;
  const names = useNames()(post.receivers.map(({ user }) => user));
  const cancel = useWrite(cancelScheduled, {
    // After a refusal too: it may have been published meanwhile.
    refresh: () => void cache.invalidateQueries({ queryKey: scheduledQuery().queryKey }),
    onDone: () => {
      showUndone(cache, post.id);
      onTaken(draftOf(scheduled));
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{momentLabel(post.publishAt ?? post.createdAt, now, language)}</p>
        <p className="text-small text-soft">
          {post.amount === null || post.amount === 0 ? (
            <Trans>Para {names}</Trans>
          ) : (
            <Trans>
              Para {names}, {points(post.amount, language)}
            </Trans>
          )}
        </p>
        <p className="truncate text-small">{post.message}</p>
        {cancel.error === null ? null : <FieldError>{whyFailed(cancel.error)}</FieldError>}
      </div>
      <Button
        variant="secondary"
        busy={cancel.isPending}
        aria-label={t`Cancelar y editar: ${names}`}
        onClick={() => cancel.mutate(post.id)}
      >
        <Trans>Cancelar y editar</Trans>
      </Button>
    </li>
  );
}

/** Nothing while nothing is scheduled. */
export function ScheduledList({ onTaken }: { onTaken: (draft: Draft) => void }): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(scheduledQuery());
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando lo que programaste`}
      what={<Trans>No pudimos cargar lo que programaste.</Trans>}
      skeleton={<SkeletonText lines={2} />}
    >
      {(all) =>
        all.length === 0 ? null : (
          <section aria-labelledby={id}>
            <h3 id={id} className="pb-2 font-semibold">
              <Trans>Programadas</Trans>
            </h3>
            <ul>
              {all.map((one) => (
                <Scheduled key={one.post.id} scheduled={one} onTaken={onTaken} />
              ))}
            </ul>
          </section>
        )
      }
    </QueryBoundary>
  );
}
