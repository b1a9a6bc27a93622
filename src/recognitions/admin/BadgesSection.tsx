/** `/admin/badges`: the badges of the organisation, their givers and their holders. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Award, Power, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Column, TableSort } from '#src/ui/tableShape.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AwardPanel } from './AwardPanel.tsx';
import { BadgePanel } from './BadgePanel.tsx';
import { BadgePicture } from './BadgePicture.tsx';
import { badgeResource, type AdminBadge } from './badges.queries.ts';
import { HoldersPanel } from './HoldersPanel.tsx';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useRoleWords } from './roleWords.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useSwitching } from '#src/api/useSwitching.ts';

const compare: Readonly<Record<string, (one: AdminBadge, other: AdminBadge) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  points: (one, other) => one.points - other.points,
  held: (one, other) => one.awardedCount - other.awardedCount,
};

export function BadgesSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const rolesOf = useRoleWords();
  const asked = useQuery(badgeResource.list());
  const [sort, setSort] = useState<TableSort>({ by: 'name', direction: 'asc' });
  const awarded = usePanel<AdminBadge>();
  const held = usePanel<AdminBadge>();
  const turn = useSwitching(badgeResource);
  const order = compare[sort.by] ?? (() => 0);
  const rows = asked.data?.toSorted((one, other) =>
    sort.direction === 'asc' ? order(one, other) : order(other, one),
  );
  const columns: readonly Column<AdminBadge>[] = [
    {
      id: 'name',
      header: t`Insignia`,
      sortable: true,
      cell: (badge) => (
        <span className="flex min-w-0 items-center gap-3 py-1">
          <BadgePicture src={badge.imageUrl} />
          <span className="min-w-0">
            <span className="block">{badge.name}</span>
            <span className="line-clamp-1 text-meta font-normal text-soft">{badge.description}</span>
          </span>
        </span>
      ),
    },
    { id: 'roles', header: t`Quién la da`, cell: (badge) => rolesOf(badge.roles) },
    {
      id: 'points',
      header: t`Puntos`,
      align: 'end',
      sortable: true,
      cell: (badge) => formatNumber(badge.points, language),
    },
    {
      id: 'public',
      header: t`Pública`,
      cell: (badge) => (badge.isPublic ? t`Sí` : t`No`),
      startsHidden: true,
    },
    {
      id: 'held',
      header: t`La tienen`,
      align: 'end',
      sortable: true,
      cell: (badge) => (
        <button
          type="button"
          onClick={() => held.open(badge)}
          className="target rounded-control font-semibold text-link tabular-nums hover:underline"
        >
          {formatNumber(badge.awardedCount, language)}{' '}
          <VisuallyHidden>{t`${badge.name}: ver quién la tiene`}</VisuallyHidden>
        </button>
      ),
    },
  ];
  return (
    <>
      <AdminList
        of={[asked]}
        rows={rows}
        failed={t`No pudimos cargar las insignias.`}
        label={t`Insignias`}
        memory="badges"
        nameOf={({ name }) => name}
        columns={columns}
        search={{ label: t`Buscar insignias`, textOf: ({ name, description }) => `${name} ${description}` }}

        turn={{ header: t`Activa`, to: turn }}
        menu={(badge, { edit }) => [
          [
            {
              id: 'award',
              label: t`Entregar`,
              icon: Award,
              disabled: !badge.active,
              ...(badge.active ? {} : { detail: t`Está desactivada.` }),
              onSelect: () => awarded.open(badge),
            },
            { id: 'holders', label: t`Ver quién la tiene`, icon: Users, onSelect: () => held.open(badge) },
          ],
          [
            edit,
            {
              id: 'switch',
              label: badge.active ? t`Desactivar` : t`Activar`,
              icon: Power,
              ...(badge.active ? { detail: t`Quien ya la tiene, la conserva.` } : {}),
              onSelect: () => turn({ id: badge.id, active: !badge.active }),
            },
          ],
        ]}
        add={<Trans>Nueva insignia</Trans>}
        none={{
          drawing: 'gift',
          text: <Trans>Una insignia celebra lo que dura: una meta, un aniversario, un gran aporte.</Trans>,
          add: <Trans>Crear la primera insignia</Trans>,
        }}
        panel={(badge, tie) => <BadgePanel badge={badge} {...tie} />}

        sort={sort}
        onSort={setSort}
      />
      {awarded.about === null ? null : (
        <AwardPanel
          key={`award-${awarded.opening}`}
          badge={awarded.about}
          open={awarded.isOpen}
          onClose={awarded.close}
        />
      )}
      {held.about === null ? null : (
        <HoldersPanel
          key={`held-${held.opening}`}
          badge={held.about}
          open={held.isOpen}
          onClose={held.close}
          onAward={(badge) => {
            held.close();
            awarded.open(badge);
          }}
        />
      )}
    </>
  );
}
