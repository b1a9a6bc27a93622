/** `/admin/announcements`: the announcements of the organisation. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Power } from 'lucide-react';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { publicityResource } from './announced.queries.ts';
import { DeletePublicity } from './DeletePublicity.tsx';
import { PublicityPanel } from './PublicityPanel.tsx';
import { usePublicityColumns } from './usePublicityColumns.tsx';

/** The section. */
export function PublicitySection(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(publicityResource.list());
  const turn = useSwitching(publicityResource);
  const columns = usePublicityColumns(turn);
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar los anuncios.`}
      label={t`Anuncios`}
      memory="announcements"
      nameOf={({ title }) => title}
      columns={columns}

      menu={({ id, active }, { edit, remove }) => [
        [
          edit,
          {
            id: 'switch',
            label: active ? t`Apagar` : t`Encender`,
            icon: Power,
            onSelect: () => turn({ id, active: !active }),
          },
        ],
        remove,
      ]}
      add={<Trans>Nuevo anuncio</Trans>}
      none={{
        drawing: 'bell',
        text: <Trans>Lo que anuncias se ve donde tu gente ya está mirando. Todavía no hay nada.</Trans>,
        add: <Trans>Crear el primer anuncio</Trans>,
      }}
      panel={(publicity, tie) => <PublicityPanel publicity={publicity} {...tie} />}
      remove={(publicity, tie) => <DeletePublicity publicity={publicity} {...tie} />}
    />
  );
}
