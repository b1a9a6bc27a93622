/** A password field with a button to reveal the text, so that users can spot typing errors. */
import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A text field for a password; `autoComplete` defaults to `current-password`. */
export function PasswordField({
  autoComplete = 'current-password',
  ...rest
}: Omit<TextFieldProps, 'type' | 'trailing'>): ReactElement {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          size="small"
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Ocultar contraseña` : t`Mostrar contraseña`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
