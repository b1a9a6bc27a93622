/** A checkbox for each role, with the validation error below. */
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { Role } from '#schema/permissions.ts';
import { first } from '#src/lib/dates.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { memberRoles, roleWords } from './roleWords.ts';

interface RolesFieldProps {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly value: readonly Role[];
  readonly onChange: (value: Role[]) => void;
  readonly error?: string | undefined;
}

/** Keeps roles outside the organisation that were set elsewhere. */
export function RolesField({ legend, hint, value, onChange, error }: RolesFieldProps): ReactElement {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="text-small font-semibold">{legend}</legend>
      {hint === undefined ? null : <p className="text-small text-soft">{hint}</p>}
      <div className="mt-1 flex flex-wrap gap-x-6">
        {memberRoles.map((role) => (
          <Checkbox
            key={role}
            label={first(i18n._(roleWords[role]))}
            checked={value.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...value, role] : value.filter((one) => one !== role))
            }
          />
        ))}
      </div>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
