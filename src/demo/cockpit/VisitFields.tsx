/** The fields of the visit: persona, language and date of the demo. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { DemoKit } from '#src/api/demoKit.ts';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Select, type SelectOption } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { ShowFields } from './memory.ts';
import { CockpitSection } from './CockpitSection.tsx';
import { roleWords } from './words.ts';

export function VisitFields({
  form: { control, setValue },
  kit: { personas },
}: {
  readonly form: UseFormReturn<ShowFields>;
  readonly kit: Pick<DemoKit, 'personas'>;
}): ReactElement {
  const { t, i18n } = useLingui();
  const organization = useController({ control, name: 'organization' }).field.value;
  const persona = useController({ control, name: 'persona' });
  const language = useController({ control, name: 'language' });
  const day = useController({ control, name: 'day' });
  const date = useController({ control, name: 'date' });
  const options: readonly SelectOption<ShowFields['persona']>[] = [
    ...personas
      .filter((one) => one.organization.slug === organization)
      .map(({ role, name, jobPosition }) => ({
        value: role,
        label: `${name} · ${i18n._(roleWords[role])}`,
        detail: jobPosition,
      })),
    { value: 'nobody', label: t`Nadie: empieza en la entrada` },
  ];
  return (
    <CockpitSection title={t`La visita`}>
      <Select
        label={t`Quién entra`}
        value={persona.field.value}
        onChange={persona.field.onChange}
        options={options}
      />
      <SegmentedControl
        label={t`Idioma`}
        wide
        value={language.field.value}
        onChange={language.field.onChange}
        options={[
          { value: 'own', label: t`El de la persona` },
          { value: 'es', label: 'Español' },
          { value: 'en', label: 'English' },
        ]}
      />
      <SegmentedControl
        label={t`Día`}
        wide
        value={day.field.value}
        onChange={(next) => {
          day.field.onChange(next);
          if (next === 'fixed' && date.field.value === '')
            setValue('date', new Date().toISOString().slice(0, 10));
        }}
        options={[
          { value: 'today', label: t`Siempre hoy` },
          { value: 'fixed', label: t`Un día fijo` },
        ]}
      />
      {day.field.value === 'fixed' ? (
        <TextField
          type="date"
          label={t`Fecha`}
          hint={t`El mundo empieza ese día, se abra cuando se abra.`}
          {...date.field}
          error={date.fieldState.error?.message}
        />
      ) : null}
    </CockpitSection>
  );
}
