/** The reader's cases with a name, newest first; each opens its thread. */
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { caseQueries } from '#src/feedback/feedback.queries.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { RequestPages } from '#src/requests/RequestPages.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { StateTag } from './caseWords.tsx';

export function MyCases(): ReactElement {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Lo que envié con mi nombre</Trans>
      </CardTitle>
      <RequestPages
        query={useInfiniteQuery(caseQueries.mine())}
        failed={<Trans>No pudimos cargar tus casos.</Trans>}
        none={<Trans>Aquí verás lo que envíes con tu nombre, y la respuesta.</Trans>}
      >
        {(cases) => (
          <ul className="divide-y divide-line">
            {cases.map(({ id, subject, state, receivedOn }) => (
              <li key={id}>
                <Link
                  href={`/suggestions?case=${id}`}
                  className="flex flex-col items-start gap-1 py-3 hover:underline"
                >
                  <span className="font-semibold wrap-anywhere">{subject}</span>
                  <span className="text-small text-soft">{dayLabel(receivedOn)}</span>
                  <StateTag of={state} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </RequestPages>
    </Card>
  );
}
