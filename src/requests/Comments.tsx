/** The comments of a request, with their files, and the field for a new one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { requestLimits } from '#schema/requests/requests.rules.ts';
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
import { FilePick } from './FilePick.tsx';
import { HeldFiles } from './HeldFiles.tsx';
import type { OpenedRequest } from './requests.queries.ts';
import { commentOnRequest, refreshRequests } from './requests.writes.ts';

function Said({
  comment: { user, text, files, createdAt },
}: {
  readonly comment: OpenedRequest['comments'][number];
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const name = user === null ? t`Alguien que ya no está` : nameOf(user);
  return (
    <li className="flex gap-3">
      <Avatar name={name} src={user?.profileImageUrl ?? null} size={32} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-small">
          <span className="font-semibold">{name}</span>{' '}
          <time className="text-soft" dateTime={createdAt} title={exactTime(createdAt, { language })}>
            {relativeAge(createdAt, { now, language })}
          </time>
        </p>
        {text === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        <HeldFiles files={files} />
      </div>
    </li>
  );
}

function NewComment({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [attaches, setAttaches] = useState(false);
  const sending = useWrite(commentOnRequest, {
    refresh: refreshRequests,
    onDone: () => {
      setText('');
      setFiles([]);
      setAttaches(false);
    },
  });
  const isEmpty = text.trim() === '' && files.length === 0;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) sending.mutate({ id, text: text.trim(), files });
      }}
    >
      <TextArea
        label={t`Comentar`}
        value={text}
        rows={2}
        maxLength={requestLimits.comment}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {attaches ? <FilePick files={files} onFiles={setFiles} /> : null}
      {sending.isError ? <FieldError>{whyFailed(sending.error)}</FieldError> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={sending.isPending} disabled={isEmpty}>
          <Trans>Enviar comentario</Trans>
        </Button>
        {attaches ? null : (
          <Button variant="quiet" onClick={() => setAttaches(true)}>
            <Trans>Agregar archivos</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

export function Comments({
  request: { id, comments, mayComment },
}: {
  readonly request: OpenedRequest;
}): ReactElement | null {
  const { t } = useLingui();
  if (comments.length === 0 && !mayComment) return null;
  return (
    <Card as="section" aria-label={t`Comentarios`} className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Comentarios</Trans>
      </CardTitle>
      {comments.length === 0 ? null : (
        <ul className="flex flex-col gap-4">
          {comments.map((comment) => (
            <Said key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {mayComment ? <NewComment id={id} /> : null}
    </Card>
  );
}
