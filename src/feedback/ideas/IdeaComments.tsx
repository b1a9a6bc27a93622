/** What people say about an idea, and the field for one more. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { ideaLimits } from '#schema/feedback/ideas.rules.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { exactTime, relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { OpenedIdea } from './ideas.queries.ts';
import { commentIdea, refreshIdeas } from './ideas.writes.ts';

function Said({
  comment: { user, text, at },
}: {
  readonly comment: OpenedIdea['thread'][number];
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const name = user === null ? t`Alguien que ya no está` : nameOf(user);
  return (
    <li className="flex gap-3">
      <Avatar name={name} src={user?.profileImageUrl ?? null} size={32} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-small">
          <span className="font-semibold">{name}</span>{' '}
          <time className="text-soft" dateTime={at} title={exactTime(at, { language })}>
            {relativeAge(at, { now, language })}
          </time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </li>
  );
}

function NewComment({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const sending = useWrite(commentIdea, { refresh: refreshIdeas, onDone: () => setText('') });
  const isEmpty = text.trim() === '';
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !sending.isPending) sending.mutate({ id, text: text.trim() });
      }}
    >
      <TextArea
        label={t`Comentar`}
        value={text}
        rows={2}
        maxLength={ideaLimits.comment}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {sending.isError ? <FieldError>{whyFailed(sending.error)}</FieldError> : null}
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={sending.isPending}
        disabled={isEmpty}
      >
        <Trans>Enviar comentario</Trans>
      </Button>
    </form>
  );
}

/** Nothing is added to an idea that lives on in another one. */
export function IdeaComments({
  idea: { id, thread, mergedInto },
}: {
  readonly idea: OpenedIdea;
}): ReactElement | null {
  const { t } = useLingui();
  if (thread.length === 0 && mergedInto !== null) return null;
  return (
    <Card as="section" aria-label={t`Comentarios`} className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Comentarios</Trans>
      </CardTitle>
      {thread.length === 0 ? null : (
        <ul className="flex flex-col gap-4">
          {thread.map((comment) => (
            <Said key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {mergedInto === null ? <NewComment id={id} /> : null}
    </Card>
  );
}
