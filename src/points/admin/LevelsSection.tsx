/** `/admin/levels`: the levels of people, with the range and the benefits of each. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Level } from '#schema/points/levels.endpoints.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { levelName } from '#src/points/levelName.ts';
import { LevelPanel } from './LevelPanel.tsx';
import { rangesOf, type Ranged } from './levelRanges.ts';
import { levelResource } from './pointsAdmin.queries.ts';

type Row = Ranged<Level> & { readonly id: string };

const benefitsOf = ({ benefits }: Level): number =>
  benefits.split('\n').filter((line) => line.trim() !== '').length;

export function LevelsSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(levelResource.list());
  const levels = query.data ?? [];
  const rows: readonly Row[] = rangesOf(levels).map((row) => ({ ...row, id: row.level.id }));
  const nameOf = ({ level }: Row): string => levelName(level, language);
  const [lowest] = rows;
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
          <TypeIcon type={level} size={20} className="shrink-0 text-link" />
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
    <AdminList
      of={[query]}
      rows={rows}
      failed={t`No pudimos cargar los niveles.`}
      label={t`Niveles`}
      memory="levels"
      nameOf={nameOf}
      columns={columns}
      add={<Trans>Nuevo nivel</Trans>}
      none={{
        drawing: 'gift',
        text: (
          <Trans>
            Los niveles celebran lo que alguien ha ganado en total, también lo que ya canjeó. Todavía no hay
            ninguno.
          </Trans>
        ),
        add: <Trans>Crear el primer nivel</Trans>,
      }}
      panel={(row, tie) => <LevelPanel level={row?.level ?? null} levels={levels} {...tie} />}
      remove={(row, tie) => {
        const name = nameOf(row);
        // The level that people fall back to after the deletion; none for the lowest level.
        const before = rows[rows.findIndex(({ id }) => id === row.id) - 1];
        const heir = before === undefined ? '' : nameOf(before);
        return (
          <RemoveQuestion
            id={row.id}
            title={t`¿Eliminar el nivel ${name}?`}
            of={levelResource}
            done={t`Eliminaste el nivel ${name}.`}
            {...tie}
          >
            {before === undefined ? (
              <Trans>Quienes están en él se quedan sin nivel. Nadie pierde puntos.</Trans>
            ) : (
              <Trans>Quienes están en él pasan a {heir}. Nadie pierde puntos.</Trans>
            )}
          </RemoveQuestion>
        );
      }}
      footer={
        lowest === undefined || lowest.from === 0 ? undefined : (
          <p className="text-small text-soft">
            <Trans>Quien ha ganado menos de {least} todavía no tiene nivel.</Trans>
          </p>
        )
      }
    />
  );
}
