/** The logo and the sentence of the organisation on the sign-in page. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { fileRules } from '#schema/files/files.rules.ts';
import { organizationLength } from '#schema/organization/organization.rules.ts';
import { FormText } from '#src/admin/FormFields.tsx';
import { SettingsCard } from '#src/admin/SettingsForm.tsx';
import { ImageField } from '#src/ui/ImageField.tsx';
import type { BrandFields } from './brandForm.ts';

const picture = fileRules['corp-benef-image'];

export function SignInCard({
  control,
  logo,
  busy,
  progress,
  onChoose,
  onRemove,
}: {
  readonly control: Control<BrandFields>;
  /** The URL of the logo after a save. */
  readonly logo: string | null;
  readonly busy: boolean;
  readonly progress: number | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { errors } = useFormState({ control });
  return (
    <SettingsCard
      title={t`Logo y entrada`}
      lead={<Trans>El logo está en el menú y en la página de entrada; la frase, solo en la entrada.</Trans>}
    >
      <ImageField
        label={t`Logo`}
        hint={t`Se ve a 32 píxeles de alto, en claro y en oscuro: mejor con fondo transparente.`}
        shape="wide"
        fit="contain"
        src={logo}
        accept={picture.types.join()}
        maxBytes={picture.maxBytes}
        busy={busy}
        progress={progress}
        onChoose={onChoose}
        onRemove={onRemove}
        error={errors.image?.message}
      />
      <FormText
        control={control}
        name="sentenceEs"
        label={t`Frase en español`}
        optional
        hint={t`Vacías las dos, la entrada muestra la frase del producto.`}
        maxLength={organizationLength.marketing}
      />
      <FormText
        control={control}
        name="sentenceEn"
        label={t`Frase en inglés`}
        optional
        maxLength={organizationLength.marketing}
      />
    </SettingsCard>
  );
}
