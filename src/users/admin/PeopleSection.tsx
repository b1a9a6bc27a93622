/** `/admin/people`: members and external users. The filters and the open panel are stored in the URL. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { useAddressPanel } from '#src/lib/useAddressPanel.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { Button } from '#src/ui/Button.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { nameOf } from '#src/people/personName.ts';
import { PageTurner } from './PageTurner.tsx';
import { peopleAdminQueries, type AdminPerson } from './peopleAdmin.queries.ts';
import { PeopleFile } from './PeopleFile.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { peopleSearch } from './peopleSearch.ts';
import { PersonActDialog, type AskedAct } from './PersonActDialog.tsx';
import { actsFor, personActs } from './personActs.ts';
import { PersonForm } from './PersonForm.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { usePeopleColumns } from './usePeopleColumns.tsx';

/** The URL value that opens the form of a new person. */
const newPerson = 'new';

export function PeopleSection(): ReactElement {
  const { t, i18n } = useLingui();
  const [person, setPerson] = useAddressLayer('person');
  const { isNarrowed, clear, ...filters } = useListFilter(peopleSearch);
  const { filter, onFilter } = filters;
  // Without words both searches give the same list.
  const asked = filter.keywords === undefined ? { ...filter, searchByEmail: undefined } : filter;
  const shownPage = filter.page ?? peopleSearch.defaults.page;
  const query = useQuery({ ...peopleAdminQueries.list(asked), placeholderData: keepPreviousData });
  const panel = useAddressPanel(person);
  const act = usePanel<AskedAct>();
  const columns = usePeopleColumns();
  const rows = query.data?.items ?? [];
  const pagination = query.data?.pagination;
  const close = (): void => setPerson(null);
  const row = rows.find(({ id }) => id === panel.id);
  // Goes to the last page if the current page no longer exists.
  const last = pagination?.totalPages ?? 0;
  const isBeyond = !query.isPlaceholderData && rows.length === 0 && last > 0 && shownPage > last;
  const turnBack = useEffectEvent(() => onFilter({ page: last }));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);
  const item = (kind: AskedAct['act'], about: AdminPerson): MenuItem => ({
    id: kind,
    label: i18n._(personActs[kind].label),
    icon: personActs[kind].icon,
    danger: kind === 'delete',
    onSelect: () => act.open({ act: kind, person: about }),
  });
  return (
    <>
      <SectionActions>
        <PeopleFile filter={filter} disabled={rows.length === 0 || query.isPlaceholderData} />
        <Button variant="primary" icon={UserPlus} onClick={() => setPerson(newPerson)}>
          <Trans>Agregar persona</Trans>
        </Button>
      </SectionActions>
      <AdminList
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar las personas.`}
        label={t`Personas`}
        columns={columns}
        nameOf={nameOf}
        memory="people"
        state={isBeyond ? 'loading' : undefined}
        filters={{
          tools: <PeopleFilters {...filters} />,
          isNarrowed,
          onClear: clear,
        }}
        menu={(about, { edit }) => {
          const acts = actsFor(about).filter((one) => one !== 'delete');
          return [[edit, ...acts.map((one) => item(one, about))], [item('delete', about)]];
        }}
        onEdit={(about) => setPerson(about?.id ?? newPerson)}
        none={{
          drawing: 'people',
          text: <Trans>Todavía no hay nadie. Agrega a la primera persona, o trae la lista entera.</Trans>,
          add: <Trans>Agregar a la primera persona</Trans>,
        }}
        footer={
          pagination === undefined || rows.length === 0 ? undefined : (
            <PageTurner
              label={t`Páginas de personas`}
              {...pagination}
              onPage={(page) => {
                onFilter({ page });
                window.scrollTo({ top: 0 });
              }}
            />
          )
        }
      />
      {panel.id === null ? null : panel.id === newPerson ? (
        <PersonForm key={panel.opening} person={null} open={panel.isOpen} onClose={close} />
      ) : (
        <PersonPanel
          key={panel.opening}
          id={panel.id}
          row={row === undefined ? null : { person: row, at: query.dataUpdatedAt }}
          open={panel.isOpen}
          onClose={close}
        />
      )}
      {act.about === null ? null : (
        <PersonActDialog
          key={`act-${act.opening}`}
          asked={act.about}
          open={act.isOpen}
          onClose={act.close}
          onInstead={act.open}
        />
      )}
    </>
  );
}
