/**
 * Coupons for members: available coupons, and the codes of taken ones; the tab and the open code are in the
 * URL.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Page } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { MyCodes } from './MyCodes.tsx';
import { OfferedCoupons, type CouponsFilter } from './OfferedCoupons.tsx';

// No id is longer; a truncated id is unknown, like any other.
const idOf = (word: string | null): string | null =>
  word === null || word === '' ? null : word.slice(0, 64);

/** The screen for a member. */
export function MemberCoupons({ userId }: { userId: string }): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const code = idOf(search.get('code'));
  const tab = code !== null || search.get('tab') === 'mine' ? 'mine' : 'offered';
  // Not in the URL: some browsers limit the number of history updates.
  const [words, setWords] = useState('');
  const filter: CouponsFilter = { words, providerId: idOf(search.get('provider')) };
  const narrow = (next: CouponsFilter): void => {
    setWords(next.words);
    if (next.providerId !== filter.providerId)
      setSearch(next.providerId === null ? {} : { provider: next.providerId });
  };
  const showCode = (id: string | null): void =>
    setSearch({ tab: 'mine', ...(id === null ? {} : { code: id }) }, { replace: id === null });
  const showAll = (): void => setSearch({});
  return (
    <Page
      title={t`Cupones`}
      lead={<Trans>Descuentos y beneficios de los proveedores de tu organización.</Trans>}
    >
      <Tabs
        label={t`Cupones`}
        selected={tab}
        onSelect={(next) => (next === 'mine' ? showCode(null) : showAll())}
        tabs={[
          {
            id: 'offered',
            label: t`Disponibles`,
            content: <OfferedCoupons filter={filter} onFilter={narrow} onCode={showCode} />,
          },
          {
            id: 'mine',
            label: t`Mis códigos`,
            content: <MyCodes userId={userId} code={code} onCode={showCode} onAll={showAll} />,
          },
        ]}
      />
    </Page>
  );
}
