/** All benefits, a page at a time, with what waits and how many have them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ChartBar, Inbox } from 'lucide-react';
import type { ReactElement } from 'react';
import { orgBenefitStates } from '#schema/benefits/benefits.rules.ts';
import { AdminList } from '#src/admin/AdminList.tsx';
import { FilterSelect } from '#src/admin/FilterSelect.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { useSwitching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useBenefitStates } from './benefitAdminWords.ts';
import { BenefitPanel } from './BenefitPanel.tsx';
import { benefitResource, benefitSearch, type AdminBenefit } from './benefitsAdmin.queries.ts';
import { BenefitUse } from './BenefitUse.tsx';

function useColumns(): readonly Column<AdminBenefit>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useWording();
  const states = useBenefitStates();
  const counted =
    (of: keyof AdminBenefit['counters']) =>
    ({ counters: { [of]: count } }: AdminBenefit): string =>
      count === 0 ? '–' : formatNumber(count, language);
  return [
    {
      id: 'name',
      header: t`Beneficio`,
      cell: ({ name, nameEn, category, categoryEn, left, stock }) => (
        <span className="block py-1">
          <span className="block wrap-anywhere">{say(name, nameEn)}</span>
          <span className="block text-meta font-normal text-soft">{say(category, categoryEn)}</span>
          {left === null || stock === null ? null : (
            <span className="block text-meta font-normal text-soft">
              {t`Quedan`}: {t`${formatNumber(left, language)} de ${formatNumber(stock, language)}`}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: t`Estado`,
      cell: ({ state }) => <StatusTag severity={states[state].severity}>{states[state].name}</StatusTag>,
    },
    { id: 'waiting', header: t`Por decidir`, align: 'end', cell: counted('waiting') },
    {
      id: 'approved',
      header: t({ message: 'Por entregar', context: 'benefit' }),
      align: 'end',
      cell: counted('approved'),
    },
    {
      id: 'delivered',
      header: t`Entregados`,
      align: 'end',
      startsHidden: true,
      cell: counted('delivered'),
    },
    { id: 'refused', header: t`No aprobados`, align: 'end', startsHidden: true, cell: counted('refused') },
  ];
}

export function BenefitList({ onAsked }: { readonly onAsked: (benefitId: string) => void }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const states = useBenefitStates();
  const list = useListFilter(benefitSearch);
  const query = useInfiniteQuery({
    ...benefitResource.list(list.filter),
    placeholderData: keepPreviousData,
  });
  const turn = useSwitching(benefitResource);
  const used = usePanel<AdminBenefit>();
  const archived = usePanel<AdminBenefit>();
  const back = useWrite(benefitResource.archive, {
    refresh: benefitResource.refresh,
    onDone: ({ name, nameEn }) => {
      const restored = say(name, nameEn);
      toasts.raise({ severity: 'success', text: t`${restored} vuelve a la oferta.` });
    },
  });
  const leaving = archived.about === null ? '' : say(archived.about.name, archived.about.nameEn);
  return (
    <>
      <AdminList
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={back.isError ? (whyFailed(back.error) ?? '') : t`No pudimos cargar los beneficios.`}
        label={t`Beneficios`}
        memory="benefits"
        nameOf={({ name, nameEn }) => say(name, nameEn)}
        columns={useColumns()}
        turn={{ header: t`Activo`, to: turn }}
        add={<Trans>Nuevo beneficio</Trans>}
        none={{
          drawing: 'gift',
          text: <Trans>Todavía no hay beneficios. Crea uno y cada persona verá si puede pedirlo.</Trans>,
          add: <Trans>Crear el primer beneficio</Trans>,
        }}
        panel={(row, tie) => <BenefitPanel benefit={row} {...tie} />}
        menu={(benefit, { edit }) => [
          [
            edit,
            { id: 'asked', label: t`Lo que se pidió`, icon: Inbox, onSelect: () => onAsked(benefit.id) },
            { id: 'use', label: t`Uso por departamento`, icon: ChartBar, onSelect: () => used.open(benefit) },
          ],
          [
            benefit.archived
              ? {
                  id: 'restore',
                  label: t`Volver a ofrecer`,
                  icon: ArchiveRestore,
                  onSelect: () => back.mutate({ id: benefit.id, archived: false }),
                }
              : { id: 'archive', label: t`Archivar`, icon: Archive, onSelect: () => archived.open(benefit) },
          ],
        ]}
        filters={{
          tools: (
            <>
              <SearchField label={t`Buscar beneficios`} value={list.typed} onChange={list.onType} />
              <FilterSelect
                label={t`Estado`}
                all={t`Todos menos archivados`}
                value={list.filter.state}
                onChange={(state) => list.onFilter({ state })}
                options={orgBenefitStates.map((value) => ({ value, label: states[value].name }))}
              />
            </>
          ),
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        footer={<MoreRows of={query} />}
      />
      {used.about === null ? null : (
        <BenefitUse key={used.opening} benefit={used.about} open={used.isOpen} onClose={used.close} />
      )}
      {archived.about === null ? null : (
        <RemoveQuestion
          id={archived.about.id}
          open={archived.isOpen}
          onClose={archived.close}
          title={t`¿Archivar ${leaving}?`}
          confirmLabel={t`Archivar`}
          numbers={[
            { label: t`Por decidir`, value: archived.about.counters.waiting },
            {
              label: t({ message: 'Por entregar', context: 'benefit' }),
              value: archived.about.counters.approved,
            },
          ]}
          of={{
            remove: ({ id }, key) => benefitResource.archive({ id, archived: true }, key),
            refresh: benefitResource.refresh,
          }}
          done={t`Archivaste ${leaving}.`}
        >
          <Trans>
            Nadie más puede pedirlo. Lo que ya se pidió sigue su camino, y puedes volver a ofrecerlo.
          </Trans>
        </RemoveQuestion>
      )}
    </>
  );
}
