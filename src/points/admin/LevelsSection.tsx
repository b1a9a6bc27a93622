/** `/admin/levels`: the levels that people reach, what each holds, and what it brings. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Level } from '#schema/points/levels.endpoints.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { typeIcon } from '#src/ui/typeIcons.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { levelName } from '#src/points/levelName.ts';
import { refreshPoints } from '#src/points/requests.writes.ts';
import { LevelPanel } from './LevelPanel.tsx';
import { rangesOf, type Ranged } from './levelRanges.ts';
import { pointAdminQueries, pointAdminWrites } from './pointsAdmin.queries.ts';

type Row = Ranged<Level>;

function Removal({
  level,
  before,
  open,
  onClose,
}: {
  readonly level: Level;
  /** The level that its people have afterwards; none for the lowest. */
  readonly before: Level | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const name = levelName(level, language);
  const remove = useWrite(pointAdminWrites.removeLevel, {
    refresh: refreshPoints,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el nivel ${name}.` });
    },
  });
  const heir = before === null ? '' : levelName(before, language);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar el nivel ${name}?`}
      confirmLabel={t`Eliminar`}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      onConfirm={() => remove.mutate(level.id)}
    >
      {before === null ? (
        <Trans>Quienes están en él se quedan sin nivel. Nadie pierde puntos.</Trans>
      ) : (
        <Trans>Quienes están en él pasan a {heir}. Nadie pierde puntos.</Trans>
      )}
    </ConfirmDialog>
  );
}

const benefitsOf = ({ benefits }: Level): number =>
  benefits.split('\n').filter((line) => line.trim() !== '').length;

/** The section. */
export function LevelsSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(pointAdminQueries.levels());
  const panel = usePanel<Level | null>();
  const toDelete = usePanel<{ readonly level: Level; readonly before: Level | null }>();
  const levels = query.data ?? [];
  const rows = rangesOf(levels);
  const [lowest] = rows;
  const add = (): void => panel.open(null);
  const rangeOf = ({ from, to }: Row): string => {
    const first = formatNumber(from, language);
    const last = pointsIn(to ?? 0, language);
    const least = pointsIn(from, language);
    return to === null ? t`Desde ${least}` : t`De ${first} a ${last}`;
  };
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: t`Nivel`,
      cell: ({ level }) => (
        <span className="inline-flex items-center gap-2.5">
          <Icon of={typeIcon(level.icon)} className="shrink-0 text-link" />
          {levelName(level, language)}
        </span>
      ),
    },
    { id: 'range', header: t`Puntos ganados`, fixed: true, cell: rangeOf },
    {
      id: 'benefits',
      header: t`Qué trae`,
      cell: ({ level }) => {
        const count = benefitsOf(level);
        return count === 0 ? (
          <span className="text-soft">
            <Trans>Nada todavía</Trans>
          </span>
        ) : (
          <Plural value={count} one="# beneficio" other="# beneficios" />
        );
      },
    },
    {
      id: 'nameEn',
      header: t`En inglés`,
      startsHidden: true,
      cell: ({ level: { nameEn } }) => nameEn ?? '–',
    },
  ];
  const least = pointsIn(lowest?.from ?? 0, language);
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo nivel</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[query]} what={t`No pudimos cargar los niveles.`}>
        <DataTable
          label={t`Niveles`}
          rows={rows}
          columns={columns}
          keyOf={({ level }) => level.id}
          nameOf={({ level }) => levelName(level, language)}
          memory="levels"
          state={query.isPending ? 'loading' : 'ready'}
          onOpen={({ level }) => panel.open(level)}
          actions={({ level }) => [
            [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(level) }],
            [
              {
                id: 'delete',
                label: t`Eliminar`,
                icon: Trash2,
                danger: true,
                onSelect: () =>
                  toDelete.open({
                    level,
                    before: rows[rows.findIndex((one) => one.level.id === level.id) - 1]?.level ?? null,
                  }),
              },
            ],
          ]}
          empty={
            <Card>
              <Empty
                drawing="gift"
                text={
                  <Trans>
                    Los niveles celebran lo que alguien ha ganado en total, también lo que ya canjeó. Todavía
                    no hay ninguno.
                  </Trans>
                }
                action={
                  <Button variant="primary" onClick={add}>
                    <Trans>Crear el primer nivel</Trans>
                  </Button>
                }
              />
            </Card>
          }
          footer={
            lowest === undefined || lowest.from === 0 ? undefined : (
              <p className="text-small text-soft">
                <Trans>Quien ha ganado menos de {least} todavía no tiene nivel.</Trans>
              </p>
            )
          }
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <LevelPanel
          key={panel.opening}
          level={panel.about}
          levels={levels}
          open={panel.isOpen}
          onClose={panel.close}
        />
      )}
      {toDelete.about === null ? null : (
        <Removal key={toDelete.opening} {...toDelete.about} open={toDelete.isOpen} onClose={toDelete.close} />
      )}
    </>
  );
}
