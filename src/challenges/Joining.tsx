/** Joining a challenge, leaving it, and what colleagues see of a person who takes part. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { useWording } from '#src/forms/useWording.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import type { OpenedChallenge } from './challenges.queries.ts';
import { joinChallenge, leaveChallenge, refreshChallenges } from './challenges.writes.ts';

/** What a person who takes part agrees to. */
interface Choice {
  readonly ranked: boolean;
  readonly named: boolean;
}

function Choices({
  choice,
  onChange,
}: {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Tus colegas ven tu nombre y tu total. Nadie ve tus días. Si sales, tu nombre desaparece al momento.
        </Trans>
      </p>
      <Switch
        label={t`Aparecer en la clasificación`}
        checked={choice.ranked}
        onChange={(ranked) => onChange({ ...choice, ranked })}
      />
      <Switch
        label={t`Nombrarme en la publicación de quienes lo logran`}
        checked={choice.named}
        onChange={(named) => onChange({ ...choice, named })}
      />
    </>
  );
}

/** What colleagues see is said before anybody joins. */
export function Join({ challenge: { id } }: { readonly challenge: OpenedChallenge }): ReactElement {
  const [choice, setChoice] = useState<Choice>({ ranked: true, named: false });
  const join = useWrite(joinChallenge, { refresh: refreshChallenges });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle tabIndex={-1} data-next>
        <Trans>Quién ve qué</Trans>
      </CardTitle>
      <Choices choice={choice} onChange={setChoice} />
      <Button className="self-start" busy={join.isPending} onClick={() => join.mutate({ id, ...choice })}>
        <Trans>Unirme</Trans>
      </Button>
      {join.isError ? <FieldError>{whyFailed(join.error)}</FieldError> : null}
    </Card>
  );
}

function Leave({ challenge }: { readonly challenge: OpenedChallenge }): ReactElement {
  const { t } = useLingui();
  const { id } = challenge;
  const name = useWording()(challenge.name, challenge.nameEn);
  const [isOpen, setOpen] = useState(false);
  const leave = useWrite(leaveChallenge, { refresh: refreshChallenges, onDone: () => setOpen(false) });
  return (
    <>
      <Button variant="quiet" className="-ms-6 self-start" onClick={() => setOpen(true)}>
        <Trans>Salir del reto</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`¿Salir de ${name}?`}
        confirmLabel={t`Salir`}
        busy={leave.isPending}
        failed={whyFailed(leave.error)}
        onConfirm={() => leave.mutate({ id })}
      >
        <Trans>
          Tu nombre sale de la clasificación al momento. Si vuelves a unirte, tus días siguen ahí.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

/** The same choices later, which hold at once, and the way out. */
export function Joined({
  challenge,
  own,
}: {
  readonly challenge: OpenedChallenge;
  readonly own: Choice;
}): ReactElement {
  const change = useWrite(joinChallenge, { refresh: refreshChallenges });
  // The last press holds before the challenge is read again.
  const [pressed, setPressed] = useState<Choice | null>(null);
  const choice = change.isError ? own : (pressed ?? own);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Quién ve qué</Trans>
      </CardTitle>
      <Choices
        choice={{ ranked: choice.ranked, named: choice.named }}
        onChange={(next) => {
          setPressed(next);
          change.mutate({ id: challenge.id, ...next });
        }}
      />
      {change.isError ? <FieldError>{whyFailed(change.error)}</FieldError> : null}
      <Leave challenge={challenge} />
    </Card>
  );
}
