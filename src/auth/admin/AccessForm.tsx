/** The sign-in methods as switches. Each shows its meaning, and a fixed switch shows the reason. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import { FormSwitch } from '#src/admin/FormFields.tsx';
import { Meaning, SettingsCard, SettingsForm } from '#src/admin/SettingsForm.tsx';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { accessSettings, updateAccess, type Access } from './access.queries.ts';
import { Guards } from './Guards.tsx';

/** The sign-in methods that can be switched. */
const ways = ['password', 'otp', 'teams'] as const;
type Way = (typeof ways)[number];
type Fields = Record<Way, boolean>;

const fieldsOf = ({ methods }: Access): Fields => ({
  password: methods.includes('password'),
  otp: methods.includes('otp'),
  teams: methods.includes('teams'),
});
const chosen = (fields: Fields): Way[] => ways.filter((way) => fields[way]);

const row: RowForm<Fields, { methods: Way[] }> = {
  schema: authEndpoints.updateAccess.body,
  toInput: (fields) => ({ methods: chosen(fields) }),
};

function Outcome({ password, otp, teams }: Fields): ReactElement {
  if (password && otp)
    return (
      <Trans>
        Cada persona elige: su contraseña, o un código que llega a su correo y dura diez minutos. Quien olvida
        su contraseña entra con un código.
      </Trans>
    );
  if (password)
    return (
      <Trans>Se entra con contraseña. Quien la olvida recibe un enlace en su correo para elegir otra.</Trans>
    );
  return teams ? (
    <Trans>
      Nadie necesita contraseña: se entra desde Teams, o con un código que llega al correo cada vez.
    </Trans>
  ) : (
    <Trans>Nadie necesita contraseña: cada vez que alguien entra, llega un código a su correo.</Trans>
  );
}

/** Saves all switches together. Password or code stays on. */
export function AccessForm({ access }: { readonly access: Access }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { form, settings } = useSettingsForm({
    row,
    stored: fieldsOf(access),
    known: [],
    write: ({ methods = [], basedOn }, key) => updateAccess({ methods, basedOn }, key),
    refresh: () => void cache.invalidateQueries({ queryKey: accessSettings().queryKey }),
    onSaved: (saved) => {
      cache.setQueryData(accessSettings().queryKey, saved);
      return fieldsOf(saved);
    },
    done: t`Guardaste cómo se entra.`,
  });
  const { control } = form;
  const now = useWatch({ control, compute: (values: Fields) => values });
  const words: Readonly<Record<Way, readonly [label: string, meaning: string]>> = {
    password: [t`Contraseña`, t`Correo y una contraseña que cada persona elige.`],
    otp: [
      t`Código por correo`,
      t`Seis dígitos de un solo uso. No hay nada que recordar, y solo entra quien puede leer ese correo.`,
    ],
    teams: [
      t`Microsoft Teams`,
      t`Quien ya está dentro de Teams entra con su cuenta del trabajo, sin escribir nada.`,
    ],
  };
  // Teams depends on a third party, so one of the two own methods must stay on.
  const lastOf = (way: Way): boolean =>
    (way === 'password' && now.password && !now.otp) || (way === 'otp' && now.otp && !now.password);
  const whyFixed = (way: Way): string | null =>
    !access.available.includes(way)
      ? t`No está disponible en esta instalación: quien la opera tiene que conectarla antes con Microsoft Teams.`
      : lastOf(way)
        ? t`No se puede apagar: sin contraseña ni código, nadie podría volver a entrar. Enciende antes la otra.`
        : null;
  return (
    <SettingsForm {...settings}>
      <SettingsCard
        title={t`Formas de entrar`}
        lead={
          <Trans>
            Lo que la página de inicio de sesión ofrece. Vale desde la próxima vez que alguien entre.
          </Trans>
        }
      >
        <div className="flex flex-col divide-y divide-line">
          {ways.map((way) => {
            const [label, meaning] = words[way];
            const fixed = whyFixed(way);
            return (
              <div key={way} className="py-2.5 first:pt-0 last:pb-0">
                <FormSwitch
                  control={control}
                  name={way}
                  label={<span className="font-semibold">{label}</span>}
                  detail={
                    <>
                      {meaning}
                      {fixed === null ? null : <span className="mt-1 block text-ink">{fixed}</span>}
                    </>
                  }
                  disabled={fixed !== null}
                />
              </div>
            );
          })}
        </div>
        <Meaning>
          <Outcome {...now} />
        </Meaning>
      </SettingsCard>
      <Guards />
    </SettingsForm>
  );
}
