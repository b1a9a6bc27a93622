/** Lists the protections that apply to every sign-in method of every organisation. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, Link2, LogOut, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { paces } from '#schema/auth/attempts.rules.ts';
import { linkMs, oneTimeCode, passwordLength } from '#schema/auth/auth.rules.ts';
import { SettingsCard } from '#src/admin/SettingsForm.tsx';
import { Icon } from '#src/ui/Icon.tsx';

const minuteMs = 60_000;
const dayMs = 86_400_000;

const Line = ({ of, children }: { readonly of: LucideIcon; readonly children: ReactNode }): ReactElement => (
  <li className="flex gap-3">
    <Icon of={of} className="mt-0.5 shrink-0 text-soft" />
    <span>{children}</span>
  </li>
);

/** Read only. */
export function Guards(): ReactElement {
  const { t } = useLingui();
  const { free, longestMs } = paces.pair;
  const wait = longestMs / minuteMs;
  const code = oneTimeCode.validMs / minuteMs;
  const days = linkMs.activation / dayMs;
  const { min } = passwordLength;
  return (
    <SettingsCard
      title={t`Lo que protege la entrada`}
      lead={<Trans>Vale siempre, para todas las personas.</Trans>}
    >
      <ul className="flex flex-col gap-3 text-small">
        <Line of={ShieldCheck}>
          <Trans>
            Después de {free} intentos fallidos, cada uno espera más que el anterior, hasta {wait} minutos.
            Quien ya entró antes desde su dispositivo no espera por los intentos de otras personas. Una
            contraseña tiene al menos {min} caracteres y no es de las que se adivinan.
          </Trans>
        </Line>
        <Line of={Clock}>
          <Trans>Un código dura {code} minutos, sirve una vez, y el nuevo anula al anterior.</Trans>
        </Line>
        <Line of={Link2}>
          <Plural
            value={days}
            one="El enlace de una invitación dura # día y sirve una vez. Puedes enviar otro cuando quieras."
            other="El enlace de una invitación dura # días y sirve una vez. Puedes enviar otro cuando quieras."
          />
        </Line>
        <Line of={LogOut}>
          <Trans>
            Cambiar la contraseña, el rol o desactivar a alguien cierra sus sesiones en todos sus
            dispositivos.
          </Trans>
        </Line>
      </ul>
    </SettingsCard>
  );
}
