/** What the person has scheduled, and what came back on its day; one press takes it into the box, another drops it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, type ReactElement } from 'react';
import type { ScheduledRecognition } from '#schema/recognitions/writing.endpoints.ts';
import { returnWords } from '#schema/recognitions/schedule.rules.ts';
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
import { sayDiscarded } from '#src/recognitions/discarded.ts';
import type { Draft } from '#src/recognitions/draft.ts';
import { useNames } from '#src/recognitions/useNames.ts';
import { momentLabel } from './moments.ts';
import { cancelScheduled, scheduledQuery } from './scheduled.queries.ts';
import { draftOf } from './scheduledDraft.ts';

function Scheduled({
  scheduled,
  onTaken,
  onDropped,
}: {
  scheduled: ScheduledRecognition;
  onTaken: (draft: Draft) => void;
  onDropped: (draft: Draft) => void;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const language = useLanguage();
  const now = useNow();
  const { post } = scheduled;
  const names = useNames()(post.receivers.map(({ user }) => user));
  const why = scheduled.returnedFor;
  const ending = {
    // After a refusal too: it may have been published meanwhile.
    refresh: () => void cache.invalidateQueries({ queryKey: scheduledQuery().queryKey }),
  };
  const take = useWrite(cancelScheduled, {
    ...ending,
    onDone: () => {
      showUndone(cache, post.id);
      onTaken(draftOf(scheduled));
    },
  });
  const discard = useWrite(cancelScheduled, {
    ...ending,
    onDone: () => {
      showUndone(cache, post.id);
      onDropped(draftOf(scheduled));
    },
  });
  const failure = take.error ?? discard.error;
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
        {why === null ? null : (
          <p className="text-small text-error-text">
            <Trans>No se publicó: {returnWords[why][language]}. Los puntos volvieron a ti.</Trans>
          </p>
        )}
        {failure === null ? null : <FieldError>{whyFailed(failure)}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={take.isPending}
          aria-label={why === null ? t`Cancelar y editar: ${names}` : t`Editar: ${names}`}
          onClick={() => take.mutate(post.id)}
        >
          {why === null ? <Trans>Cancelar y editar</Trans> : <Trans>Editar</Trans>}
        </Button>
        {why === null ? null : (
          <Button
            variant="quiet"
            busy={discard.isPending}
            aria-label={t`Descartar: ${names}`}
            onClick={() => discard.mutate(post.id)}
          >
            <Trans>Descartar</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Nothing while nothing is scheduled. */
export function ScheduledList({ onTaken }: { onTaken: (draft: Draft) => void }): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const query = useQuery(scheduledQuery());
  const dropped = (draft: Draft): void => {
    // The button goes with its line.
    place.current?.focus({ preventScroll: true });
    sayDiscarded(() => onTaken(draft));
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
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
                  <Scheduled key={one.post.id} scheduled={one} onTaken={onTaken} onDropped={dropped} />
                ))}
              </ul>
            </section>
          )
        }
      </QueryBoundary>
    </div>
  );
}
