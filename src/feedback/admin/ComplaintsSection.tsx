/** `/admin/complaints`: complaints and suggestions, one of them, figures, clocks, and what is told to all. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { OneItem } from '#src/admin/OneItem.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { CaseDetail } from './CaseDetail.tsx';
import { ComplaintList, SuggestionList } from './CaseList.tsx';
import { caseAdmin } from './casesAdmin.queries.ts';
import { ClocksForm } from './ClocksForm.tsx';
import { FiguresTab } from './FiguresTab.tsx';
import { ToldForm } from './ToldForm.tsx';

function Opened({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(caseAdmin.one(id))}
      failed={t`No pudimos cargar este caso.`}
      gone={<Trans>Este caso ya no existe, o no lo puedes ver.</Trans>}
      back={<Trans>Todos los casos</Trans>}
      onClose={onClose}
    >
      {(one) => <CaseDetail of={one} onClose={onClose} />}
    </OneItem>
  );
}

/** `?id=` opens a case, `?view=` a tab. */
export function ComplaintsSection(): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  const id = search.get('id') ?? '';
  const view = search.get('view') ?? 'complaints';
  const open = (kind: string, next: string): void =>
    go(kind === 'complaints' ? { id: next } : { view: kind, id: next });
  const show = (next: string): void => go(next === 'complaints' ? {} : { view: next });
  if (id !== '') return <Opened key={id} id={id} onClose={() => show(view)} />;
  return (
    <Tabs
      label={t`Casos`}
      selected={view}
      onSelect={show}
      tabs={[
        {
          id: 'complaints',
          label: t`Denuncias`,
          content: <ComplaintList onOpen={(next) => open('complaints', next)} />,
        },
        {
          id: 'suggestions',
          label: t`Sugerencias`,
          content: <SuggestionList onOpen={(next) => open('suggestions', next)} />,
        },
        { id: 'figures', label: t`Cifras`, content: <FiguresTab /> },
        { id: 'clocks', label: t`Plazos`, content: <ClocksForm /> },
        { id: 'told', label: t`Dijeron, hicimos`, content: <ToldForm /> },
      ]}
    />
  );
}
