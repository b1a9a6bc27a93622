/** Chooses when a recognition is published, and lists what is scheduled. Loaded on the press. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { recognitionReasons } from '#schema/reasons.recognitions.ts';
import { latestMoment, momentFault, schedule } from '#schema/recognitions/schedule.rules.ts';
import { saidIn } from '#schema/sentences.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Draft } from '#src/recognitions/draft.ts';
import { momentLabel, proposedMoments } from './moments.ts';
import { ScheduledList } from './ScheduledList.tsx';

/** A chosen moment, and how it is said. */
export interface Chosen {
  readonly at: string;
  readonly label: string;
}

export interface ScheduleDialogProps {
  chosen: Chosen | null;
  /** Why the chosen moment was refused when it was sent. */
  refused: string | undefined;
  /** Null: it is sent now. */
  onChoose: (chosen: Chosen | null) => void;
  /** A scheduled recognition was cancelled, or one that came back is edited; its draft goes on in the box. */
  onTaken: (draft: Draft) => void;
  onClose: () => void;
}

/** Two proposals, a moment of one's own, and the list. */
export function ScheduleDialog({
  chosen,
  refused,
  onChoose,
  onTaken,
  onClose,
}: ScheduleDialogProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const [value, setValue] = useState(toField(chosen?.at ?? null));
  const [fault, setFault] = useState(refused);
  const choose = (at: string): void => onChoose({ at, label: momentLabel(at, now, language) });
  const take = (): void => {
    const at = fromField(value);
    if (at === null) return setFault(t`Elige un día y una hora.`);
    const found = momentFault(at, Date.now());
    return found === undefined ? choose(at) : setFault(saidIn(recognitionReasons[found], language, schedule));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Programar`}
      description={
        <Trans>
          Los puntos se apartan al programar. Nadie lo ve antes de su hora, y puedes cancelarlo hasta
          entonces.
        </Trans>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          {proposedMoments(now).map((at) => (
            <Button key={at} variant="secondary" onClick={() => choose(at)}>
              {momentLabel(at, now, language)}
            </Button>
          ))}
          {chosen === null ? null : (
            <Button variant="quiet" onClick={() => onChoose(null)}>
              <Trans>Enviar ahora, sin programar</Trans>
            </Button>
          )}
        </div>
        <div className="flex flex-col gap-3">
          <TextField
            type="datetime-local"
            data-autofocus={refused === undefined ? undefined : true}
            label={t`Otro día y hora`}
            hint={t`En la hora de este dispositivo.`}
            min={toField(new Date(now).toISOString())}
            max={toField(new Date(latestMoment(now)).toISOString())}
            value={value}
            error={fault}
            onChange={(event) => {
              setValue(event.target.value);
              setFault(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take();
            }}
          />
          <Button onClick={take}>
            <Trans>Usar este momento</Trans>
          </Button>
        </div>
        <ScheduledList onTaken={onTaken} />
      </div>
    </Dialog>
  );
}
