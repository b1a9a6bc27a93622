/** The links of the organisation, each with the module that shows it and whether it is visible now. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { type Control } from 'react-hook-form';
import { Link } from 'wouter';
import type { ModuleFlag } from '#schema/modules.ts';
import { FormText } from '#src/admin/FormFields.tsx';
import { SettingsCard } from '#src/admin/SettingsForm.tsx';
import { useOrganization } from '#src/organization/organization.context.ts';
import { TextLink } from '#src/ui/LinkButton.tsx';
import type { OrganizationFields } from './organizationForm.ts';
import { moduleWords } from './moduleWords.ts';

type LinkName = Extract<
  keyof OrganizationFields,
  'supportChannelUrl' | 'supportEmail' | 'whatsappNumber' | 'workplaceUrl' | 'externalEvaluationUrl'
>;

/** Empty while the active modules are unknown. */
function ShownBy({ flag }: { readonly flag: ModuleFlag }): ReactElement {
  const { i18n } = useLingui();
  const { modules, areModulesMissing } = useOrganization();
  const name = i18n._(moduleWords[flag].name);
  if (areModulesMissing || modules[flag] === true) return <Trans>Se ve con el módulo {name}.</Trans>;
  return (
    <Trans>
      Nadie lo ve ahora: el módulo {name} está apagado.{' '}
      <Link href="/admin/modules" asChild>
        <TextLink>Ir a los módulos</TextLink>
      </Link>
    </Trans>
  );
}

function LinkField({
  control,
  name,
  label,
  flag,
  type,
  placeholder,
}: {
  readonly control: Control<OrganizationFields>;
  readonly name: LinkName;
  readonly label: string;
  readonly flag: ModuleFlag;
  readonly type: 'url' | 'email' | 'tel';
  readonly placeholder: string;
}): ReactElement {
  return (
    <FormText
      control={control}
      name={name}
      type={type}
      label={label}
      optional
      placeholder={placeholder}
      hint={<ShownBy flag={flag} />}
    />
  );
}

/** Two groups: help, and tools of the organisation. */
export function LinkFields({ control }: { readonly control: Control<OrganizationFields> }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <SettingsCard
        title={t`Ayuda y contacto`}
        lead={<Trans>A dónde va quien necesita ayuda. Lo que dejes vacío no se muestra.</Trans>}
      >
        <LinkField
          control={control}
          name="supportChannelUrl"
          label={t`Página de ayuda`}
          flag="support_channel"
          type="url"
          placeholder="https://"
        />
        <LinkField
          control={control}
          name="supportEmail"
          label={t`Correo de ayuda`}
          flag="support_channel"
          type="email"
          placeholder={t`ayuda@empresa.com`}
        />
        <LinkField
          control={control}
          name="whatsappNumber"
          label={t`Número de WhatsApp`}
          flag="whatsapp"
          type="tel"
          placeholder="+57 300 123 4567"
        />
      </SettingsCard>
      <SettingsCard title={t`Otras herramientas`}>
        <LinkField
          control={control}
          name="workplaceUrl"
          label={t`Dirección de Workplace`}
          flag="workplace"
          type="url"
          placeholder="https://"
        />
        <LinkField
          control={control}
          name="externalEvaluationUrl"
          label={t`Herramienta externa de evaluaciones`}
          flag="evaluations"
          type="url"
          placeholder="https://"
        />
      </SettingsCard>
    </>
  );
}
