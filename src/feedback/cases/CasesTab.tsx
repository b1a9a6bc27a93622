/** Suggestions, or complaints: what is promised, the form, the reader's own cases, and what changed because people spoke. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { CaseKind } from '#schema/feedback/cases.rules.ts';
import { casesKey, caseQueries } from '#src/feedback/feedback.queries.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { createCaseReport } from './caseReport.actors.ts';
import { MyCases } from './MyCases.tsx';
import { PromiseCard } from './PromiseCard.tsx';
import { ReportView } from './ReportView.tsx';
import { readCode, type ReportOf } from './reportWords.store.ts';
import { ToldCard } from './ToldCard.tsx';

/** Its machine runs while it is shown; what is on its way is taken up again. */
function Report({ of }: { readonly of: ReportOf }): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() =>
    createCaseReport(of, () => void cache.invalidateQueries({ queryKey: casesKey })),
  );
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <ReportView actor={actor} of={of} />;
}

function Own({ owner, kind }: { readonly owner: string; readonly kind: CaseKind }): ReactElement {
  const [of] = useState<ReportOf>({ owner, kind });
  // A code that was not kept yet is shown even where nobody may send anything now.
  const [isLeft] = useState(() => readCode(of) !== null);
  const { t } = useLingui();
  const promise = useQuery(caseQueries.promise());
  return (
    <QueryBoundary
      query={promise}
      label={t`Cargando lo que promete tu organización`}
      skeleton={
        <span className="flex flex-col gap-6">
          <Skeleton className="h-80 w-full rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
        </span>
      }
      what={<Trans>No pudimos cargar quién lee y cuándo responde. Sin eso no te pedimos que escribas.</Trans>}
      whatOld={<Trans>No pudimos actualizar quién lee y cuándo responde.</Trans>}
    >
      {(shown) => (
        <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <PromiseCard promise={shown} />
            {shown.maySend || isLeft ? <Report of={of} /> : null}
          </div>
          <aside className="flex min-w-0 flex-col gap-6">
            <Card as="section" className="flex flex-col items-start gap-3">
              <CardTitle>
                <Trans>¿Tienes un código?</Trans>
              </CardTitle>
              <p className="text-small text-soft">
                <Trans>Mira la respuesta a lo que enviaste sin tu nombre, y agrega lo que falte.</Trans>
              </p>
              <Link href="/case" asChild>
                <LinkButton icon={KeyRound}>
                  <Trans>Seguir con mi código</Trans>
                </LinkButton>
              </Link>
            </Card>
            <MyCases />
            <ToldCard told={shown.told} />
          </aside>
        </div>
      )}
    </QueryBoundary>
  );
}

export function CasesTab({ kind }: { readonly kind: CaseKind }): ReactElement | null {
  const me = useMe();
  return me === undefined ? null : <Own key={me.id} owner={me.id} kind={kind} />;
}
