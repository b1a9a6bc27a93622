/** What answering gives besides points, and whether it can be repeated: fields of a launch and of later changes. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { surveyResource } from './surveysAdmin.queries.ts';

const none = '';

/** The recognition that is given for answering; absent where there are none. With `isPromised` it stays as it is. */
export function RecognitionField({
  value,
  onChange,
  isPromised = false,
  error,
}: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly isPromised?: boolean;
  readonly error?: string | undefined;
}): ReactElement | null {
  const { t } = useLingui();
  const types = (useQuery(surveyResource.recognitionTypes()).data ?? []).filter(
    ({ id, active }) => active || id === value,
  );
  if (types.length === 0) return null;
  return (
    <Select
      label={t`Reconocimiento por responder`}
      hint={isPromised ? t`Ya hay respuestas: se conserva lo prometido.` : t`Privado: nadie más lo ve.`}
      disabled={isPromised}
      error={error}
      value={value ?? none}
      onChange={(next) => onChange(next === none ? null : next)}
      options={[
        { value: none, label: t`Ninguno` },
        ...types.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Never of an anonymous survey: two answers of one person could be compared. */
export function AgainSwitch({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Se puede volver a responder`}
      detail={t`Mientras está abierta; cuenta la última respuesta.`}
      checked={checked}
      onChange={onChange}
    />
  );
}
