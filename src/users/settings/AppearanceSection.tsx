/** Colour scheme and language; changes apply at once, without saving. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { SettingsSection } from './SectionForm.tsx';

/** One choice, as the shell offers it everywhere. */
export interface AppearanceChoice {
  readonly id: string;
  readonly label: string;
  readonly checked?: boolean | undefined;
  readonly run: () => void;
}

/** The colour schemes light, dark and system, and the languages. */
export interface Appearance {
  readonly schemes: readonly AppearanceChoice[];
  readonly languages: readonly AppearanceChoice[];
}

function Choices({
  label,
  of,
}: {
  readonly label: string;
  readonly of: readonly AppearanceChoice[];
}): ReactElement {
  return (
    <SegmentedControl
      wide
      label={label}
      value={of.find(({ checked }) => checked === true)?.id ?? ''}
      onChange={(id) => of.find((one) => one.id === id)?.run()}
      options={of.map(({ id, label: words }) => ({ value: id, label: words }))}
    />
  );
}

/** The section. */
export function AppearanceSection({ schemes, languages }: Appearance): ReactElement {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Apariencia e idioma`}>
      <div className="flex flex-col gap-2">
        <Choices label={t`Colores`} of={schemes} />
        <p className="text-small text-soft">
          <Trans>Se recuerda en este dispositivo.</Trans>
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <Choices label={t`Idioma`} of={languages} />
        <p className="text-small text-soft">
          <Trans>Se guarda en tu cuenta y vale en todos tus dispositivos.</Trans>
        </p>
      </div>
    </SettingsSection>
  );
}
