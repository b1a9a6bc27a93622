/** The columns of the directory: the person's data, and the state in Aplauso. */
import { Trans, useLingui } from '@lingui/react/macro';
import { createdVariant } from '#src/lib/longDates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import type { Severity } from '#src/lib/severity.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import type { DirectoryPerson } from './directory.queries.ts';

/** The name of a directory person; the e-mail if the directory has no name. */
export const nameIn = ({ firstName, lastName, email }: DirectoryPerson): string => {
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim();
  return name === '' ? email : name;
};

const severityOf: Readonly<Record<DirectoryPerson['state'], Severity>> = {
  new: 'success',
  changed: 'info',
  same: 'info',
  inactive: 'warning',
};

/** Name and e-mail, department, job, state and time of the last import. */
export function useDirectoryColumns(): readonly Column<DirectoryPerson>[] {
  const { t } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  const words: Readonly<Record<DirectoryPerson['state'], string>> = {
    new: t`No está aquí`,
    changed: t`Cambió`,
    same: t`Igual`,
    inactive: t`Desactivada aquí`,
  };
  return [
    {
      id: 'person',
      header: t`Persona`,
      cell: (person) => (
        <span className="flex items-center gap-3">
          <Avatar name={nameIn(person)} size={32} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{nameIn(person)}</span>
            <span className="block font-normal text-soft wrap-anywhere">{person.email}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t`Estado aquí`,
      fixed: true,
      cell: ({ state }) =>
        state === 'same' ? (
          <span className="text-soft">{words.same}</span>
        ) : (
          <StatusTag severity={severityOf[state]}>{words[state]}</StatusTag>
        ),
    },
    { id: 'department', header: t`Departamento`, cell: ({ department }) => department ?? '' },
    { id: 'job', header: t`Cargo`, cell: ({ jobPosition }) => jobPosition ?? '' },
    {
      id: 'synced',
      header: t`Última vez`,
      startsHidden: true,
      cell: ({ syncedAt }) =>
        syncedAt === null ? (
          <span className="text-soft">
            <Trans>Nunca</Trans>
          </span>
        ) : (
          <span className="whitespace-nowrap">{createdVariant(syncedAt, { timeZone })}</span>
        ),
    },
  ];
}
