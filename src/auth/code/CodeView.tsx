/** Sign-in by a code, drawn from the state of its machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/auth/Notice.tsx';
import { Wait } from '#src/auth/Wait.tsx';
import { AskForCode } from './AskForCode.tsx';
import { EnterCode } from './EnterCode.tsx';
import type { OneTimeCodeActor } from './oneTimeCode.actors.ts';

function Waiting({ actor }: { readonly actor: OneTimeCodeActor }): ReactElement {
  const waitMs = useSelector(actor, (now) => now.context.waitMs);
  return (
    <Notice
      more={
        <Button variant="secondary" onClick={() => actor.send({ type: 'address.left' })}>
          <Trans>Usar otro correo</Trans>
        </Button>
      }
    >
      <Wait
        ms={waitMs}
        say={(left) => <Trans>Hubo demasiados intentos. Puedes volver a intentarlo en {left}.</Trans>}
      />
    </Notice>
  );
}

/** One step at a time: the address, then the code. */
export function CodeView({
  actor,
  typed = '',
}: {
  readonly actor: OneTimeCodeActor;
  readonly typed?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  if (state.matches('waiting')) return <Waiting actor={actor} />;
  if (state.matches('sent')) return <EnterCode actor={actor} />;
  if (state.matches('done')) return <output className="font-semibold">{t`Entrando…`}</output>;
  return <AskForCode actor={actor} typed={typed} />;
}
