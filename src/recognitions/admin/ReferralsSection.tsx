/** `/admin/referrals`: the candidates that employees referred, with their states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { referralStates } from '#schema/recognitions/recognitions.rules.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useDay } from './dates.ts';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { StateChips } from '#src/admin/StateChips.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { ReferralPanel } from './ReferralPanel.tsx';
import { referralWords } from './referralWords.ts';
import { referralResource, referralSearch, type AdminReferral } from './referrals.queries.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { nameOf } from '#src/people/personName.ts';

/** The filter is stored in the URL. */
export function ReferralsSection(): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const day = useDay();
  const { filter, onFilter, clear, isNarrowed } = useListFilter(referralSearch);
  const query = useInfiniteQuery({ ...referralResource.list(filter), placeholderData: keepPreviousData });
  const panel = usePanel<AdminReferral>();
  const columns: readonly Column<AdminReferral>[] = [
    {
      id: 'name',
      header: t`Persona recomendada`,
      cell: (row) => (
        <span>
          <span className="block">{row.name}</span>
          <span className="block text-meta font-normal text-soft">{row.email}</span>
        </span>
      ),
    },
    { id: 'position', header: t`Puesto`, cell: (row) => row.position ?? '—' },
    {
      id: 'by',
      header: t`La recomendó`,
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          <Avatar name={nameOf(row.referredBy)} src={row.referredBy.profileImageUrl} size={24} />
          {nameOf(row.referredBy)}
        </span>
      ),
    },
    { id: 'at', header: t`Desde`, cell: (row) => day(row.createdAt) },
    {
      id: 'points',
      header: t`Puntos`,
      align: 'end',
      startsHidden: true,
      cell: (row) => (row.pointsAwarded === 0 ? '—' : pointsIn(row.pointsAwarded, language)),
    },
    {
      id: 'status',
      header: t`Estado`,
      fixed: true,
      cell: (row) => (
        <StatusTag severity={referralWords[row.status].severity}>
          {i18n._(referralWords[row.status].label)}
        </StatusTag>
      ),
    },
  ];
  return (
    <>
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar los referidos.`}
        label={t`Referidos`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        memory="referrals"
        onOpen={panel.open}
        filters={{
          tools: (
            <StateChips
              label={t`Estado`}
              of={referralStates}
              nameOf={(one) => i18n._(referralWords[one].label)}
              value={filter.status}
              onChoose={(status) => onFilter({ status })}
            />
          ),
          isNarrowed,
          onClear: clear,
        }}
        none={
          <Empty
            drawing="people"
            text={<Trans>Nadie ha recomendado a nadie todavía. Se hace desde el propio perfil.</Trans>}
          />
        }
        footer={<MoreRows of={query} />}
      />
      {panel.about === null ? null : (
        <ReferralPanel key={panel.opening} referral={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
    </>
  );
}
