/** The table of all types of recognition with their rules. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Power } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { matches } from '#src/lib/text.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { AdminList } from '#src/admin/AdminList.tsx';
import { Look } from './Look.tsx';
import { audienceWords, useRoleWords } from './roleWords.ts';
import { SearchField } from '#src/admin/SearchField.tsx';
import { TypeEnd, type EndOfType } from './TypeEnd.tsx';
import { groupResource, superTypeResource, typeResource, type AdminType } from './types.queries.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useSwitching } from '#src/api/useSwitching.ts';

/** A click on a row opens the type. Switching off and deleting need a confirmation with numbers. */
export function TypesTable({
  onOpen,
  onAdd,
}: {
  readonly onOpen: (type: AdminType) => void;
  readonly onAdd: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const rolesOf = useRoleWords();
  const asked = useQuery(typeResource.list());
  const supers = useQuery(superTypeResource.list()).data;
  const groups = useQuery(groupResource.list()).data;
  const [query, setQuery] = useState('');
  const end = usePanel<EndOfType>();
  const turn = useSwitching(typeResource);
  const all = asked.data ?? [];
  const rows = all.filter((type) => matches(`${type.name} ${type.nameEn ?? ''} ${type.description}`, query));
  // Switching off needs a confirmation because the type leaves the composer. Switching on does not.
  const setActive = (type: AdminType, active: boolean): void =>
    active ? turn({ id: type.id, active }) : end.open({ type, act: 'switch off' });
  const number = (points: number): string => formatNumber(points, language);
  const columns: readonly Column<AdminType>[] = [
    {
      id: 'name',
      header: t`Tipo`,
      cell: (type) => <Look {...type} detail={type.description} />,
    },
    { id: 'roles', header: t`Envía`, cell: (type) => rolesOf(type.roles) },
    { id: 'receivers', header: t`Recibe`, cell: (type) => rolesOf(type.receiverRoles) },
    { id: 'seenBy', header: t`Ve`, cell: (type) => i18n._(audienceWords[type.seenBy]), startsHidden: true },
    {
      id: 'points',
      header: t`Puntos`,
      align: 'end',
      cell: ({ minPoints, maxPoints }) =>
        maxPoints === null
          ? t`desde ${number(minPoints)}`
          : minPoints === maxPoints
            ? number(minPoints)
            : `${number(minPoints)}–${number(maxPoints)}`,
    },
    {
      id: 'super',
      header: t`Supertipo`,
      cell: (type) => supers?.find(({ id }) => id === type.superTypeId)?.name ?? '—',
      startsHidden: true,
    },
    {
      id: 'group',
      header: t`Grupo`,
      cell: (type) => groups?.find(({ id }) => id === type.recognitionGroupId)?.name ?? '—',
      startsHidden: true,
    },
    {
      id: 'active',
      header: t`Activo`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: (type) => (
        <ActiveSwitch name={type.name} active={type.active} onChange={(active) => setActive(type, active)} />
      ),
    },
  ];
  return (
    <>
      <AdminList
        of={[asked]}
        rows={rows}
        failed={t`No pudimos cargar los tipos de reconocimiento.`}
        label={t`Tipos de reconocimiento`}
        memory="recognition-types"
        nameOf={({ name }) => name}
        columns={columns}
        filters={{
          tools: <SearchField label={t`Buscar tipos`} value={query} onChange={setQuery} />,
          isNarrowed: all.length > 0,
          onClear: () => setQuery(''),
        }}
        menu={(type, { edit, remove }) => [
          [
            edit,
            {
              id: 'switch',
              label: type.active ? t`Desactivar` : t`Activar`,
              icon: Power,
              onSelect: () => setActive(type, !type.active),
            },
          ],
          remove,
        ]}
        none={{
          text: <Trans>Todavía no hay tipos: sin ellos nadie puede reconocer.</Trans>,
          add: <Trans>Crear el primer tipo</Trans>,
        }}
        onEdit={(type) => (type === null ? onAdd() : onOpen(type))}
        onRemove={(type) => end.open({ type, act: 'delete' })}
      />
      {end.about === null ? null : (
        <TypeEnd
          key={end.opening}
          {...end.about}
          open={end.isOpen}
          onClose={end.close}
          onSwitchOff={(type) => turn({ id: type.id, active: false })}
        />
      )}
    </>
  );
}
