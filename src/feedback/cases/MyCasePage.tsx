/** One of the reader's cases: how it is, its thread, and more words. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { newKey } from '#src/api/newKey.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { caseBytes } from '#src/feedback/caseBytes.ts';
import { casesKey, caseQueries, type OwnCase } from '#src/feedback/feedback.queries.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AddWords } from './AddWords.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { addToMine } from './cases.writes.ts';
import { CaseThread } from './CaseThread.tsx';

function Opened({ of }: { readonly of: OwnCase }): ReactElement {
  const { t } = useLingui();
  const { id, mayAdd } = of;
  const [number, setNumber] = useState(newKey);
  const adding = useWrite(addToMine, {
    refresh: (cache) => void cache.invalidateQueries({ queryKey: casesKey }),
    onDone: () => setNumber(newKey()),
  });
  return (
    <div className="flex flex-col gap-5">
      <CaseFacts of={of} />
      <CaseThread
        of={of}
        person={<Trans>Tú</Trans>}
        organization={() => <Trans>La organización</Trans>}
        bytes={(key) => caseBytes(of, key)}
      />
      {mayAdd ? (
        <Card as="section" aria-label={t`Agregar algo`}>
          <AddWords
            key={number}
            label={t`Agregar algo`}
            send={t`Agregar`}
            isAnonymous={false}
            busy={adding.isPending}
            failed={whyFailed(adding.error)}
            onSend={(written) => adding.mutate({ id, number, ...written })}
          />
        </Card>
      ) : null}
    </div>
  );
}

export function MyCasePage({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(caseQueries.one(id));
  return (
    <Page
      title={query.data?.subject ?? t`Tu caso`}
      width="feed"
      back={
        <BackLink to="/suggestions?tab=complaints">
          <Trans>Todos mis casos</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando tu caso`}
        skeleton={<Skeleton className="h-60 w-full rounded-card" />}
        what={<Trans>No pudimos cargar este caso.</Trans>}
        gone={<Trans>No encontramos este caso entre los que enviaste con tu nombre.</Trans>}
      >
        {(shown) => <Opened of={shown} />}
      </QueryBoundary>
    </Page>
  );
}
