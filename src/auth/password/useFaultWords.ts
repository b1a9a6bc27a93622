/** The sentence for an invalid new password. */
import { useLingui } from '@lingui/react/macro';
import type { faultOf } from '#machines/newPassword.setup.ts';
import { passwordLength } from '#schema/auth/auth.rules.ts';

type Fault = ReturnType<typeof faultOf>;

/** Returns the sentence of a fault; undefined without one. */
export function useFaultWords(): (fault: Fault) => string | undefined {
  const { t } = useLingui();
  const { min, max } = passwordLength;
  return (fault) => {
    switch (fault) {
      case undefined:
        return undefined;
      case 'password_short':
        return t`Usa al menos ${min} caracteres.`;
      case 'too_long':
        return t`Usa ${max} caracteres como máximo.`;
      case 'password_common':
        return t`Es de las primeras que se adivinan. Elige otra.`;
      case 'password_personal':
        return t`No uses tu nombre, tu correo ni el de tu organización.`;
    }
  };
}
