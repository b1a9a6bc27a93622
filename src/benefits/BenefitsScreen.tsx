/** `/benefits_page`: the own coverages, what one asked for, then the offer; `?id=`, `?ask=`, `?submission=` and `?coverage=` open one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { useAddressPanel } from '#src/lib/useAddressPanel.ts';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Page } from '#src/ui/Page.tsx';
import { Empty, Failed } from '#src/ui/StateViews.tsx';
import { AnswerBenefit } from './AnswerBenefit.tsx';
import { BenefitPanel } from './BenefitPanel.tsx';
import { benefitQueries, type ShownSubmission } from './benefits.queries.ts';
import { Coverages } from './Coverages.tsx';
import { Offer } from './Offer.tsx';
import { SubmissionPage } from './SubmissionPage.tsx';
import { SubmissionRow } from './SubmissionRow.tsx';

/** What is over comes after what still goes on. */
const isOver = ({ state }: ShownSubmission): boolean => state !== 'waiting' && state !== 'approved';

/** Nothing before the first one: the offer below says what can be asked for. */
function Mine(): ReactElement | null {
  const { t } = useLingui();
  const query = useInfiniteQuery(benefitQueries.mine());
  const { data, isError, isFetching, refetch } = query;
  const rows = (data?.pages.flatMap(({ items }) => items) ?? []).toSorted(
    (one, other) => Number(isOver(one)) - Number(isOver(other)),
  );
  if (rows.length === 0 && !isError) return null;
  return (
    <section aria-label={t`Lo que pediste`} className="flex flex-col gap-3">
      <h2 className="text-h5 font-semibold">
        <Trans>Lo que pediste</Trans>
      </h2>
      {data === undefined ? (
        <Failed
          what={<Trans>No pudimos cargar lo que pediste.</Trans>}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="grid gap-3 xl:grid-cols-2">
          {rows.map((one) => (
            <li key={one.id}>
              <SubmissionRow of={one} />
            </li>
          ))}
        </ul>
      )}
      <MoreRows of={query} />
    </section>
  );
}

function Lists({ owner }: { readonly owner: DraftOwner }): ReactElement {
  const { t } = useLingui();
  const [id, setId] = useAddressLayer('id');
  const panel = useAddressPanel(id);
  const [offers, covers] = [useModule('benef_corp'), useModule('coverages')];
  return (
    <Page title={t`Beneficios`} lead={<Trans>Lo que ya es tuyo, y lo que puedes pedir.</Trans>}>
      {covers ? <Coverages isAlone={!offers} /> : null}
      {offers ? <Mine /> : null}
      {offers ? <Offer onOpen={setId} /> : null}
      {offers || covers ? null : (
        <Empty
          drawing="off"
          text={
            <Trans>
              Tu organización todavía no usa beneficios ni coberturas. Su administración puede activarlos.
            </Trans>
          }
        />
      )}
      {panel.id === null ? null : (
        <BenefitPanel
          key={panel.opening}
          id={panel.id}
          owner={owner}
          open={panel.isOpen}
          onClose={() => setId(null)}
        />
      )}
    </Page>
  );
}

/** The screen of the route `/benefits_page`. */
export function BenefitsScreen(): ReactElement | null {
  const [search] = useSearchParams();
  const me = useMe();
  const [submission, ask] = [search.get('submission') ?? '', search.get('ask') ?? ''];
  if (submission !== '') return <SubmissionPage key={submission} id={submission} />;
  if (me === undefined) return null;
  return ask === '' ? <Lists owner={me} /> : <AnswerBenefit key={ask} owner={me} id={ask} />;
}
