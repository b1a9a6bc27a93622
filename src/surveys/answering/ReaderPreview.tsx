/** "Ver lo que verán": the page of results with made-up answers to the questions of a survey, as its readers get it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { withTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { surveyQueries } from './surveys.queries.ts';

// Plots load only with it.
const ReaderSample = lazy(() =>
  withTexts(() => import('./ReaderSample.tsx')).then((file) => ({ default: file.ReaderSample })),
);

function ReaderPreview({
  survey,
  open,
  onClose,
}: {
  survey: Survey;
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery({ ...surveyQueries.one(survey.id), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Lo que verán`}
      description={
        <Trans>La página de resultados con las preguntas de esta encuesta y respuestas inventadas.</Trans>
      }
      size="large"
      actions={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Entendido</Trans>
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando las preguntas`}
        skeleton={<SkeletonText lines={6} />}
        what={<Trans>No pudimos cargar las preguntas de esta encuesta.</Trans>}
      >
        {(form) => (
          <Suspense
            fallback={
              <Loading>
                <SkeletonText lines={6} />
              </Loading>
            }
          >
            <ReaderSample form={form} />
          </Suspense>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

/** The questions and the groups are the real ones, the answers are not. */
export function PreviewButton({ survey }: { survey: Survey }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Eye} onClick={() => setIsOpen(true)}>
        <Trans>Ver lo que verán</Trans>
      </Button>
      <ReaderPreview survey={survey} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
