/** `/suggestions`: ideas of everybody, suggestions and complaints; `?tab=` says which. Nothing is captured here. */
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactElement } from 'react';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { withTexts } from '#src/lib/texts.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { CasesTab } from './cases/CasesTab.tsx';
import { MyCasePage } from './cases/MyCasePage.tsx';

const IdeasTab = lazy(() =>
  withTexts(() => import('./ideas/IdeasTab.tsx')).then(({ IdeasTab: Part }) => ({ default: Part })),
);

function Lists(): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  return (
    <Page
      title={t`Sugerencias`}
      lead={<Trans>Propón, sugiere o cuenta lo que no está bien. Aquí no se mide ni se graba nada.</Trans>}
    >
      <Tabs
        label={t`Sugerencias`}
        selected={tab ?? 'ideas'}
        onSelect={(next) => setTab(next === 'ideas' ? null : next)}
        tabs={[
          {
            id: 'ideas',
            label: t`Ideas`,
            content: (
              <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
                <IdeasTab />
              </Suspense>
            ),
          },
          {
            id: 'suggestions',
            label: t`Sugerencias`,
            content: <CasesTab key="suggestion" kind="suggestion" />,
          },
          { id: 'complaints', label: t`Denuncias`, content: <CasesTab key="complaint" kind="complaint" /> },
        ]}
      />
    </Page>
  );
}

/** The screen of the route `/suggestions`; `?case=` opens one of the reader's own cases. */
export function SuggestionsScreen(): ReactElement {
  const [id] = useAddressParam('case');
  return id === null ? <Lists /> : <MyCasePage key={id} id={id} />;
}
