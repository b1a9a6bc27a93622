/** Inner notes of a case: administrators write them to each other. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { caseLimits } from '#schema/feedback/cases.rules.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { caseAdmin, refreshCases, type OpenedCase } from './casesAdmin.queries.ts';

export function CaseNotes({ of: { id, notes } }: { readonly of: OpenedCase }): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const writing = useWrite(caseAdmin.note, { refresh: refreshCases, onDone: () => setText('') });
  return (
    <Card as="section" aria-label={t`Notas internas`} className="flex flex-col gap-4">
      <div>
        <CardTitle>
          <Trans>Notas internas</Trans>
        </CardTitle>
        <p className="text-small text-soft">
          <Trans>Las leen solo quienes leen los casos. Nunca salen de aquí.</Trans>
        </p>
      </div>
      {notes.length === 0 ? null : (
        <ul className="flex flex-col gap-4">
          {notes.map(({ id: noteId, user, text: words, at }) => {
            const name = user === null ? t`Alguien que ya no está` : nameOf(user);
            return (
              <li key={noteId} className="flex gap-3">
                <Avatar name={name} src={user?.profileImageUrl ?? null} size={32} />
                <div className="min-w-0 flex-1">
                  <p className="text-small">
                    <span className="font-semibold">{name}</span>{' '}
                    <time className="text-soft" dateTime={at}>
                      {createdVariant(at)}
                    </time>
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{words}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <form
        className="flex max-w-[640px] flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') writing.mutate({ id, text: text.trim() });
        }}
      >
        <div className="w-full">
          <TextArea
            label={t`Nota nueva`}
            value={text}
            rows={2}
            maxLength={caseLimits.note}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </div>
        {writing.isError ? <FieldError>{whyFailed(writing.error)}</FieldError> : null}
        <Button type="submit" variant="secondary" busy={writing.isPending} disabled={text.trim() === ''}>
          <Trans>Guardar la nota</Trans>
        </Button>
      </form>
    </Card>
  );
}
