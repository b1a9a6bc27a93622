/** `/admin/surveys`: the list, and by the address the builder, the launch and the people of one survey. */
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { SurveyStep } from '#schema/surveys/surveys.rules.ts';
import { useMe } from '#src/session/me.queries.ts';
import { SurveyEditor } from './SurveyEditor.tsx';
import { surveyFieldsOf } from './surveyForm.ts';
import { SurveyList } from './SurveyList.tsx';
import { SurveyPlace, SurveySkeleton } from './SurveyPlace.tsx';

/** The value of `?edit=` that makes a new survey. */
const newMark = 'new';

/** `?edit=<id>`, `?edit=new` (with `&copy=<id>` as a copy) and `?launch=<id>`. */
export function SurveysSection(): ReactElement {
  const [search, go] = useSearchParams();
  const me = useMe();
  const [edit, copy] = ['edit', 'copy'].map((name) => search.get(name)) as [string | null, string | null]; // one per name
  const onClose = (): void => go({});
  if (edit === null) return <SurveyList />;
  if (me === undefined) return <SurveySkeleton />;
  const tie = { me, onClose };
  const onSaved = ({ id, steps }: { readonly id: string; readonly steps: readonly SurveyStep[] }): void =>
    go(steps.includes('publish') ? { launch: id } : {});
  if (edit === newMark && copy === null) return <SurveyEditor survey={null} onSaved={onSaved} {...tie} />;
  return (
    <SurveyPlace key={`${edit}-${copy ?? ''}`} id={copy ?? edit} onClose={onClose}>
      {(survey) =>
        edit === newMark ? (
          <SurveyEditor
            survey={null}
            begin={surveyFieldsOf(survey, true)}
            draftOf={`copy-${survey.id}`}
            onSaved={onSaved}
            {...tie}
          />
        ) : (
          <SurveyEditor survey={survey} onSaved={onSaved} {...tie} />
        )
      }
    </SurveyPlace>
  );
}
