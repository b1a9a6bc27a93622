/** A note for oneself to the mood of today. What is being written when the day ends waits for the next mood. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import { moodLimits } from '#schema/wellbeing/moods.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { MoodTodayActor } from './moodToday.actors.ts';

export function MoodNote({ actor }: { readonly actor: MoodTodayActor }): ReactElement | null {
  const { t } = useLingui();
  const stored = useSelector(actor, ({ context }) => context.chosen?.note ?? '');
  const isShown = useSelector(actor, (now) => now.hasTag('notes'));
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(stored);
  if (!isShown) return null;
  if (!isOpen)
    return (
      <div className="flex flex-col items-start gap-2">
        {stored === '' ? null : <p className="text-small wrap-anywhere whitespace-pre-wrap">{stored}</p>}
        <Button
          variant="quiet"
          className="-ms-3"
          onClick={() => {
            setText(stored);
            setIsOpen(true);
          }}
        >
          {stored === '' ? <Trans>Agregar una nota para ti</Trans> : <Trans>Cambiar la nota</Trans>}
        </Button>
      </div>
    );
  const isLong = text.trim().length > moodLimits.note;
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t`Nota`}
        hint={t`Solo tú la lees.`}
        optional
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by a press
        autoFocus
        counter
        rows={2}
        maxLength={moodLimits.note}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="flex gap-3">
        <Button
          disabled={isLong}
          onClick={() => {
            setIsOpen(false);
            actor.send({ type: 'note.given', note: text.trim() === '' ? null : text.trim() });
          }}
        >
          <Trans>Guardar la nota</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </div>
  );
}
