/** `/admin/evaluations`: the list of cycles, and by the address the builder, one cycle, and the record of a person. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { evaluationTemplates } from '#schema/forms/evaluationTemplates.ts';
import { EditorSkeleton, OneItem } from '#src/admin/OneItem.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { SurveyEditor, type EvaluationWords } from '#src/surveys/admin/SurveyEditor.tsx';
import { surveyResource, type BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { CycleList } from './CycleList.tsx';
import { CyclePage } from './CyclePage.tsx';
import { cycleResource, refreshCycles, type Cycle } from './evaluationsAdmin.queries.ts';
import { RecordPage } from './RecordPage.tsx';

function useEvaluationWords(): EvaluationWords {
  const { t } = useLingui();
  return {
    fresh: t`Nuevo ciclo`,
    back: <Trans>Todos los ciclos</Trans>,
    create: <Trans>Crear y preparar el inicio</Trans>,
    placeholder: t`Evaluación de fin de año`,
    purpose: t`Para qué se evalúa`,
    created: (title) => t`Creaste el ciclo ${title}.`,
    templates: evaluationTemplates,
  };
}

type Place<T> = Omit<ComponentProps<typeof OneItem<T>>, 'query'> & { readonly id: string };

const CyclePlace = ({ id, ...place }: Place<Cycle>): ReactElement => (
  <OneItem query={useQuery(cycleResource.one(id))} {...place} />
);
const QuestionsPlace = ({ id, ...place }: Place<BuiltSurvey>): ReactElement => (
  <OneItem query={useQuery(surveyResource.one(id))} {...place} />
);

/** `?edit=new`, `?edit=<id>`, and `?id=<cycle>` with `&tab=` and `&person=<place of a person>`. */
export function EvaluationsSection(): ReactElement {
  const { t } = useLingui();
  const [search, go] = useSearchParams();
  const me = useMe();
  const cache = useQueryClient();
  const words = useEvaluationWords();
  const [edit, id, person] = [search.get('edit'), search.get('id'), search.get('person')];
  const onClose = (): void => go({});
  const place = {
    failed: t`No pudimos cargar este ciclo.`,
    gone: <Trans>Este ciclo ya no existe.</Trans>,
    back: <Trans>Todos los ciclos</Trans>,
    onClose,
  };
  if (id !== null && person !== null)
    return <RecordPage key={person} person={person} onClose={() => go({ id, tab: 'sharing' })} />;
  if (id === null && edit === null) return <CycleList />;
  if (me === undefined) return <EditorSkeleton />;
  if (id !== null)
    return (
      <CyclePlace key={id} id={id} {...place}>
        {(cycle) => (
          <CyclePage
            cycle={cycle}
            me={me}
            tab={search.get('tab')}
            onTab={(tab) => go({ id, tab }, samePlace())}
            onEdit={() => go({ edit: id })}
            onRecord={(chosen) => go({ id, tab: 'sharing', person: chosen })}
            onClose={onClose}
          />
        )}
      </CyclePlace>
    );
  const tie = {
    evaluation: words,
    me,
    onClose,
    onSaved: ({ id: saved }: { readonly id: string }): void => {
      refreshCycles(cache);
      go({ id: saved });
    },
  };
  if (edit === null || edit === 'new') return <SurveyEditor survey={null} draftOf="evaluation" {...tie} />;
  return (
    <QuestionsPlace key={edit} id={edit} {...place}>
      {(survey) => <SurveyEditor survey={survey} {...tie} />}
    </QuestionsPlace>
  );
}
