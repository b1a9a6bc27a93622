/** E-mail and password as a native form, to stay small; the typed values stay after a failure. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { Credentials } from '#schema/auth/auth.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Field = keyof Credentials;
type Faults = Partial<Record<Field, 'missing' | 'malformed' | undefined>>;

const faultOf = ({ validity }: HTMLInputElement): Faults[Field] => {
  if (validity.valueMissing) return 'missing';
  return validity.valid ? undefined : 'malformed';
};

const input = (form: HTMLFormElement, field: Field): HTMLInputElement => {
  const found = form.elements.namedItem(field);
  if (!(found instanceof HTMLInputElement)) throw new TypeError(`the form has no field ${field}`);
  return found;
};

export interface SignInFormProps {
  readonly busy: boolean;
  /** The last failure; its reasons are shown at their fields. */
  readonly error: ErrorFacts | null;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Shows missing values at the field and focuses it; sends nothing before both are valid. */
export function SignInForm({ busy, error, onSubmit }: SignInFormProps): ReactElement {
  const { t } = useLingui();
  const [faults, setFaults] = useState<Faults>({});
  const wordsFor = (field: Field): string | undefined => {
    if (faults[field] === 'missing')
      return field === 'email' ? t`Escribe tu correo.` : t`Escribe tu contraseña.`;
    if (faults[field] === 'malformed') return t`Escribe un correo completo, como nombre@empresa.com.`;
    return error?.reasons?.find((reason) => reason.field === field)?.message;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const [email, password] = [input(event.currentTarget, 'email'), input(event.currentTarget, 'password')];
    const found: Faults = { email: faultOf(email), password: faultOf(password) };
    setFaults(found);
    if (found.email !== undefined) email.focus();
    else if (found.password !== undefined) password.focus();
    else onSubmit({ email: email.value.trim(), password: password.value });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t`Iniciar sesión`}>
      <TextField
        name="email"
        type="email"
        label={t`Correo`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={wordsFor('email')}
      />
      <PasswordField name="password" label={t`Contraseña`} required error={wordsFor('password')} />
      {faults.email && <FieldError role="note">{wordsFor('email')}</FieldError>}
      <Button type="submit" size="medium" wide busy={busy}>
        {busy ? t`Entrando…` : t`Entrar`}
      </Button>
    </form>
  );
}
