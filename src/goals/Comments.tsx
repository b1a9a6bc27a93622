/** Comments on a goal. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { exactTime } from '#src/lib/dates.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import type { WholeGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';

export function Comments({ goal: { id, comments } }: { readonly goal: WholeGoal }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const timeZone = useZone();
  const [message, setMessage] = useState('');
  const comment = useWrite(goalWrites.comment, { refresh: refreshGoals, onDone: () => setMessage('') });
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold">
        <Trans>Comentarios</Trans>
      </h2>
      {comments.length === 0 ? null : (
        <ul className="divide-y divide-line">
          {comments.map(({ id: commentId, user, message: said, createdAt }) => (
            <li key={commentId} className="flex flex-col gap-1 py-3">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold wrap-anywhere">
                  {user === null ? t`Alguien que ya no está` : <PersonLink user={user} />}
                </span>
                <TimeLabel
                  label={createdVariant(createdAt, { language, timeZone })}
                  exact={exactTime(createdAt, { language })}
                  dateTime={createdAt}
                />
              </span>
              <span className="wrap-anywhere whitespace-pre-wrap">{said}</span>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (message.trim() !== '') comment.mutate({ goalId: id, message: message.trim() });
        }}
      >
        <TextArea
          label={t`Tu comentario`}
          rows={2}
          maxLength={textLength.comment}
          value={message}
          error={whyFailed(comment.error) ?? undefined}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          busy={comment.isPending}
          disabled={message.trim() === ''}
        >
          <Trans>Comentar</Trans>
        </Button>
      </form>
    </Card>
  );
}
