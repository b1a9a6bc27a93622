/**
 * The password form in any state of its machine: two fields, errors beside their fields, and the sessions
 * that ended.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { faultOfNext } from '#machines/passwordChange.setup.ts';
import { passwordLength } from '#schema/auth/auth.rules.ts';
import { sentence } from '#schema/errors.ts';
import { Strength } from '#src/auth/password/Strength.tsx';
import { useFaultWords } from '#src/auth/password/useFaultWords.ts';
import { Wait } from '#src/auth/Wait.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { PasswordChangeActor } from './passwordChange.actors.ts';

interface ViewProps {
  readonly actor: PasswordChangeActor;
}

function Done({ actor }: ViewProps): ReactElement {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex animate-appear flex-col items-start gap-4">
      <div className="flex w-full gap-3 rounded-control bg-success-tint px-4 py-3">
        <Icon of={CircleCheck} className="mt-0.5 shrink-0 text-success-text" />
        <div>
          <p ref={words} tabIndex={-1} role="status" className="font-semibold outline-none">
            <Trans>Tu contraseña cambió</Trans>
          </p>
          <p className="text-small">
            <Trans>
              Aquí sigues dentro. En tus otros dispositivos se cerró la sesión: entra en ellos con la nueva.
            </Trans>
          </p>
        </div>
      </div>
      <Button variant="secondary" onClick={() => actor.send({ type: 'again.pressed' })}>
        <Trans>Cambiarla otra vez</Trans>
      </Button>
    </div>
  );
}

function Choosing({ actor }: ViewProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const wordsOf = useFaultWords();
  const state = useSelector(actor, (now) => now);
  const { current, next, owner, error } = state.context;
  const isFaulty = state.matches('faulty');
  const [first, second] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const isSaving = state.matches('saving');
  const waits = state.hasTag('waits');
  const said = error?.reasons?.[0]?.message;
  const wrong = (): string | undefined => {
    if (state.matches('wrong')) return said ?? t`Esa no es tu contraseña actual.`;
    return isFaulty && current === '' ? t`Escribe tu contraseña actual.` : undefined;
  };
  const fault = (): string | undefined => {
    if (state.matches('refused')) return said;
    if (!isFaulty) return undefined;
    if (next === '') return t`Escribe la contraseña nueva.`;
    return next === current
      ? t`La contraseña nueva es igual a la actual.`
      : wordsOf(faultOfNext({ next, owner }));
  };
  const [isWrong, isBad] = [wrong() !== undefined, fault() !== undefined];
  useEffect(() => {
    if (isWrong) first.current?.focus();
    else if (isBad) second.current?.focus();
  }, [isWrong, isBad, isFaulty, first, second]);
  const faults = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'save.pressed' });
  });
  // The button that opened the form is gone, so the first field takes the focus.
  useEffect(() => first.current?.focus(), [first]);
  const { min } = passwordLength;
  const why = error === null ? '' : sentence(error.code, language, error.status);
  return (
    <form {...faults.form} className="flex flex-col gap-5">
      {/* Password managers store the new password under this user name. */}
      <input type="text" name="username" autoComplete="username" value={owner.email ?? ''} readOnly hidden />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PasswordField
          ref={first}
          name="current-password"
          label={t`Contraseña actual`}
          value={current}
          readOnly={isSaving}
          error={wrong()}
          onChange={(event) => actor.send({ type: 'current.typed', password: event.currentTarget.value })}
        />
        <div className="flex flex-col gap-3">
          <PasswordField
            ref={second}
            name="new-password"
            autoComplete="new-password"
            label={t`Contraseña nueva`}
            hint={t`Al menos ${min} caracteres. Lo más fácil de recordar es una frase de varias palabras.`}
            value={next}
            readOnly={isSaving}
            error={fault()}
            onChange={(event) => actor.send({ type: 'next.typed', password: event.currentTarget.value })}
          />
          <Strength password={next} link={owner} />
        </div>
      </div>
      {waits ? (
        <FieldError>
          <Wait
            key={error?.retryAfter}
            ms={(error?.retryAfter ?? 0) * 1_000}
            say={(left) => <Trans>Fueron demasiados intentos. Puedes volver a intentarlo en {left}.</Trans>}
          />
        </FieldError>
      ) : state.matches('unsettled') ? (
        <FieldError>
          <Trans>
            {why} No sabemos si se guardó: vuelve a intentarlo. Si te pide entrar, usa la contraseña nueva.
          </Trans>
        </FieldError>
      ) : state.matches('notSaved') ? (
        <FieldError>
          <Trans>Tu contraseña sigue siendo la de antes.</Trans> {why}
        </FieldError>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSaving} disabled={waits}>
          {isSaving ? t`Guardando…` : t`Cambiar contraseña`}
        </Button>
        <FaultNote fault={faults.fault} />
      </div>
    </form>
  );
}

/** The form or its result. */
export const PasswordChangeView = ({ actor }: ViewProps): ReactElement =>
  useSelector(actor, (now) => now.matches('done')) ? <Done actor={actor} /> : <Choosing actor={actor} />;
