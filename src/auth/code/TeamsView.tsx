/** "Entrar con Teams", drawn from the state of its machine. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { MessagesSquare } from 'lucide-react';
import type { ReactElement } from 'react';
import { sentence } from '#schema/errors.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { TeamsSignInActor } from '#src/auth/teams.actors.ts';

/** One button; a failure is shown below, and the button tries again. */
export function TeamsView({ actor }: { readonly actor: TeamsSignInActor }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { error } = state.context;
  const isBusy = state.hasTag('busy') || state.matches('done');
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        size="medium"
        wide
        icon={MessagesSquare}
        busy={isBusy}
        onClick={() => actor.send({ type: 'enter.pressed' })}
      >
        {isBusy ? t`Entrando con Teams…` : t`Entrar con Teams`}
      </Button>
      {state.matches('notGiven') ? (
        <FieldError>
          <Trans>Teams no respondió. Abre la aplicación dentro de Teams y vuelve a intentarlo.</Trans>
        </FieldError>
      ) : null}
      {error === null ? null : (
        <FieldError>
          {error.code === 'unauthorized' ? (
            <Trans>Tu cuenta de Teams no tiene acceso aquí. Pídelo a tu equipo de administración.</Trans>
          ) : (
            sentence(error.code, language, error.status)
          )}
        </FieldError>
      )}
    </div>
  );
}
