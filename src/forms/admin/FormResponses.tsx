/** What was answered to a form, one by one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { formResource, type AdminForm } from '#src/forms/formsAdmin.queries.ts';
import { ResponseList, Withheld } from '#src/forms/ResponseList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';

export function FormResponses({
  form,
  onClose,
}: {
  readonly form: AdminForm;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(formResource.responses(form.id));
  const [first] = query.data?.pages ?? [];
  return (
    <div className="flex flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los formularios</Trans>
      </Button>
      <h2 className="text-h4 font-bold wrap-anywhere">{form.title}</h2>
      <ListBoundary of={[query]} what={t`No pudimos cargar las respuestas.`}>
        {first === undefined ? (
          <Loading>
            <Skeleton className="h-72 w-full rounded-card" />
          </Loading>
        ) : first.withheld === 'anonymous' ? (
          <Withheld questions={form.questions} aggregate={first.aggregate} />
        ) : (
          <ResponseList
            responses={query.data?.pages.flatMap(({ items }) => items) ?? []}
            questions={form.questions}
          />
        )}
        <MoreRows of={query} />
      </ListBoundary>
    </div>
  );
}
