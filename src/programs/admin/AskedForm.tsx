/** The survey or hosted form that a lesson or a custom program asks for. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formResource } from '#src/forms/formsAdmin.queries.ts';
import { useWording } from '#src/forms/useWording.ts';
import { Select } from '#src/ui/Select.tsx';
import { formValue, surveyValue } from './lessonRows.ts';
import { programResource } from './programsAdmin.queries.ts';

/** The choices, as values of a field. */
export function useAskedForms(): readonly { readonly value: string; readonly label: string }[] {
  const say = useWording();
  const surveys = useQuery(programResource.surveys()).data ?? [];
  const forms = useQuery(formResource.list()).data ?? [];
  return [
    ...surveys.map(({ id, title, titleEn }) => ({ value: surveyValue(id), label: say(title, titleEn) })),
    ...forms.map(({ id, title, titleEn }) => ({ value: formValue(id), label: say(title, titleEn) })),
  ];
}

export function AskedForm({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const choices = useAskedForms();
  const isListed = value === '' || choices.some((one) => one.value === value);
  return (
    <Select
      label={t`Formulario`}
      hint={
        choices.length === 0
          ? t`Todavía no hay ninguno: créalo en Formularios, o como encuesta de programa.`
          : undefined
      }
      placeholder={t`Elige un formulario`}
      value={value === '' ? null : value}
      error={error}
      onChange={onChange}
      options={isListed ? choices : [...choices, { value, label: t`El formulario actual` }]}
    />
  );
}
