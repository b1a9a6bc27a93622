/** Exports all people that match the filters, from every page. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { ReportFile } from '#src/points/admin/ReportFile.tsx';
import { readAll } from '#src/api/readAll.ts';
import { readPeople } from './peopleAdmin.queries.ts';
import type { PeopleFilter } from './peopleSearch.ts';
import { peopleTable } from './peopleTable.ts';
import { peopleWords } from './peopleWords.ts';

/** One button for all file formats. */
export function PeopleFile({
  filter,
  disabled,
}: {
  readonly filter: PeopleFilter;
  readonly disabled: boolean;
}): ReactElement {
  const { t, i18n } = useLingui();
  const groups = useQuery(userGroupResource.list());
  const names = new Map(groups.data?.map(({ id, name }) => [id, name]));
  const words = peopleWords((text) => i18n._(text), names);
  return (
    <ReportFile
      source={{
        name: t`personas`,
        read: async (onProgress, signal) =>
          peopleTable(
            await readAll(
              async (page) => {
                const { items, pagination } = await readPeople(
                  { ...filter, page },
                  { signal, pass: 'request', perPage: pageSize.max },
                );
                return { items, ...pagination };
              },
              onProgress,
              signal,
            ),
            words,
          ),
      }}
      // Disabled until the groups are loaded: otherwise the column of groups would be empty.
      disabled={disabled || groups.data === undefined}
    />
  );
}
