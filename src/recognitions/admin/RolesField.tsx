/** A checkbox for each role. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { Role } from '#schema/permissions.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { first } from '#src/lib/dates.ts';
import { memberRoles, roleWords } from './roleWords.ts';

interface RolesFieldProps {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly value: readonly Role[];
  readonly onChange: (value: Role[]) => void;
  readonly error?: string | undefined;
}

/** Keeps roles outside the organisation that were set elsewhere. */
export function RolesField(props: RolesFieldProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <ChecksField<Role>
      {...props}
      layout="row"
      options={memberRoles.map((value) => ({ value, label: first(i18n._(roleWords[value])) }))}
    />
  );
}
