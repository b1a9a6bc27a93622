/** `/admin/recognition-types`: the types with their rules, and the super types. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { SuperTypePanel } from './SuperTypePanel.tsx';
import { SuperTypesTable } from './SuperTypesTable.tsx';
import { TypePanel } from './TypePanel.tsx';
import { TypesTable } from './TypesTable.tsx';
import { superTypeResource, typeResource, type AdminSuperType, type AdminType } from './types.queries.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';

/** The open tab is stored in the URL. */
export function TypesSection(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'super' ? 'super' : 'types';
  const types = useQuery(typeResource.list()).data;
  const supers = useQuery(superTypeResource.list()).data;
  const typePanel = usePanel<AdminType | null>();
  const superPanel = usePanel<AdminSuperType | null>();
  const addType = (): void => typePanel.open(null);
  const addSuper = (): void => superPanel.open(null);
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={tab === 'types' ? addType : addSuper}>
          {tab === 'types' ? t`Nuevo tipo` : t`Nuevo supertipo`}
        </Button>
      </SectionActions>
      <Tabs
        label={t`Tipos de reconocimiento`}
        selected={tab}
        onSelect={(id) => setSearch(id === 'super' ? { tab: id } : '', samePlace())}
        tabs={[
          {
            id: 'types',
            label: t`Tipos`,
            count: types?.length,
            content: <TypesTable onOpen={typePanel.open} onAdd={addType} />,
          },
          {
            id: 'super',
            label: t`Supertipos`,
            count: supers?.length,
            content: <SuperTypesTable onOpen={superPanel.open} onAdd={addSuper} />,
          },
        ]}
      />
      {typePanel.opening === 0 ? null : (
        <TypePanel
          key={`type-${typePanel.opening}`}
          type={typePanel.about}
          open={typePanel.isOpen}
          onClose={typePanel.close}
        />
      )}
      {superPanel.opening === 0 ? null : (
        <SuperTypePanel
          key={`super-${superPanel.opening}`}
          superType={superPanel.about}
          open={superPanel.isOpen}
          onClose={superPanel.close}
        />
      )}
    </>
  );
}
