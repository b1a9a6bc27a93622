/** The button that requests another code, after an unobtrusive pause. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Wait } from '#src/auth/Wait.tsx';
import type { OneTimeCodeActor } from './oneTimeCode.actors.ts';
import { useFailureWords } from './useFailureWords.ts';

/** `isMain`: the only way on, because the previous code is void. */
export function ResendCode({
  actor,
  isMain,
}: {
  readonly actor: OneTimeCodeActor;
  readonly isMain: boolean;
}): ReactElement {
  const wordsOf = useFailureWords();
  const state = useSelector(actor, (now) => now);
  const { sent, resendFailure } = state.context;
  const isResting = state.matches({ sent: { pause: 'resting' } });
  const why = wordsOf(resendFailure);
  return (
    <div className={classes('flex flex-col items-start gap-2', isMain && 'w-full')}>
      {isResting ? (
        <p className="flex min-h-11 items-center text-small text-soft">
          <Wait
            ms={sent?.resendInMs ?? 0}
            say={(left) => <Trans>Puedes pedir otro código en {left}</Trans>}
          />
        </p>
      ) : (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'medium' : 'small'}
          wide={isMain}
          icon={Send}
          busy={state.matches({ sent: { pause: 'resending' } })}
          onClick={() => actor.send({ type: 'resend.pressed' })}
        >
          <Trans>Enviar otro código</Trans>
        </Button>
      )}
      {why === undefined ? null : <FieldError>{why}</FieldError>}
    </div>
  );
}
