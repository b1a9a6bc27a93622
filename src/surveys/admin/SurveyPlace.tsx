/** One survey of the section by its id in the address, with its loading and error states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { isNotFound } from '#src/api/isNotFound.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { surveyResource, type BuiltSurvey } from './surveysAdmin.queries.ts';

/** In the shape of a page with fields. */
export const SurveySkeleton = (): ReactElement => (
  <Loading>
    <span className="flex flex-col gap-5">
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </span>
  </Loading>
);

/** A failed refetch does not close what is open. */
export function SurveyPlace({
  id,
  onClose,
  children,
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (survey: BuiltSurvey) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery(surveyResource.one(id));
  if (query.data !== undefined) return children(query.data);
  if (isNotFound(query.error))
    return (
      <Empty
        drawing="search"
        text={<Trans>Esta encuesta ya no existe.</Trans>}
        action={
          <Button onClick={onClose}>
            <Trans>Todas las encuestas</Trans>
          </Button>
        }
      />
    );
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar esta encuesta.`}>
      <SurveySkeleton />
    </ListBoundary>
  );
}
