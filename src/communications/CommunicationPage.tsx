/** One communication with its files, its earlier words, and what is asked of the reader. Opening it is reading it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Acknowledge } from './Acknowledge.tsx';
import { CommunicationWords } from './CommunicationWords.tsx';
import { communicationOf } from './communication.queries.ts';
import type { ShownCommunication } from './communications.queries.ts';
import { FileAway } from './FileAway.tsx';
import { When } from './When.tsx';

function Earlier({ of }: { readonly of: ShownCommunication['history'] }): ReactElement | null {
  return of.length === 0 ? null : (
    <details className="text-small">
      <summary className="cursor-pointer font-semibold text-link">
        <Trans>Lo que decía antes</Trans>
      </summary>
      <ul className="mt-2 flex flex-col gap-3">
        {of.map(({ title, message, until }) => (
          <li key={until} className="border-s-2 border-line ps-3">
            <p className="text-meta text-soft">
              <Trans>
                Hasta <When at={until} />
              </Trans>
            </p>
            <p className="font-semibold wrap-anywhere">{title}</p>
            <p className="wrap-anywhere whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Words = ({ of }: { readonly of: ShownCommunication }): ReactElement => (
  <Card as="article" className="flex flex-col gap-4">
    <CommunicationWords of={of} />
    <div className="flex flex-wrap items-center gap-3">
      <Acknowledge of={of} />
      <FileAway of={of} />
    </div>
    <Earlier of={of.history} />
  </Card>
);

export function CommunicationPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  const query = useQuery(communicationOf(id));
  return (
    <Page
      title={query.data?.title ?? t`Comunicado`}
      width="feed"
      back={
        <BackLink to="/communications">
          <Trans>Todos los comunicados</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando el comunicado`}
        skeleton={Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
        what={<Trans>No pudimos cargar este comunicado.</Trans>}
        gone={<Trans>No encontramos este comunicado entre los que recibiste.</Trans>}
      >
        {(of) => <Words of={of} />}
      </QueryBoundary>
    </Page>
  );
}
