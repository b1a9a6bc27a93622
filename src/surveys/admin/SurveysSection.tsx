/** `/admin/surveys`: the list, and by the address the builder, the launch and the people of one survey. */
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { SurveyStep } from '#schema/surveys/surveys.rules.ts';
import { EditorSkeleton } from '#src/admin/OneItem.tsx';
import { FormPlace } from '#src/forms/admin/FormPlace.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { ResultsPlace } from '#src/surveys/results/ResultsPlace.tsx';
import { englishPart } from './launch/EnglishMissing.tsx';
import { LaunchPage } from './launch/LaunchPage.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { SurveyEditor } from './SurveyEditor.tsx';
import { surveyFieldsFrom, surveyFieldsOf } from './surveyForm.ts';
import { SurveyList } from './SurveyList.tsx';
import { SurveyPlace } from './SurveyPlace.tsx';

/** The value of `?edit=` that makes a new survey. */
const newMark = 'new';

/** `?edit=<id>` (with `&part=english` at its first text without English), `?edit=new` (with `&copy=<id>` as a copy, `&form=<id>` from a form) `?launch=<id>`, `?people=<id>` and `?results=<id>`. */
export function SurveysSection(): ReactElement {
  const [search, go] = useSearchParams();
  const me = useMe();
  const edit = search.get('edit');
  const copy = search.get('copy');
  const onClose = (): void => go({});
  const launch = search.get('launch');
  if (launch !== null)
    return (
      <SurveyPlace key={`launch-${launch}`} id={launch} onClose={onClose}>
        {(survey) =>
          me === undefined ? (
            <EditorSkeleton />
          ) : (
            <LaunchPage
              survey={survey}
              me={me}
              onClose={onClose}
              onEdit={(part) => go({ edit: launch, ...(part === undefined ? {} : { part }) })}
              onResults={() => go({ results: launch })}
            />
          )
        }
      </SurveyPlace>
    );
  const results = search.get('results');
  if (results !== null) return <ResultsPlace key={results} id={results} onClose={onClose} />;
  const people = search.get('people');
  if (people !== null)
    return (
      <SurveyPlace key={`people-${people}`} id={people} onClose={onClose}>
        {(survey) => <PeoplePage survey={survey} onClose={onClose} />}
      </SurveyPlace>
    );
  if (edit === null) return <SurveyList />;
  if (me === undefined) return <EditorSkeleton />;
  const tie = { me, onClose };
  const onSaved = ({ id, steps }: { readonly id: string; readonly steps: readonly SurveyStep[] }): void =>
    go(steps.includes('publish') ? { launch: id } : {});
  const form = search.get('form');
  if (edit === newMark && form !== null)
    return (
      <FormPlace key={`form-${form}`} id={form} onClose={onClose}>
        {(asked) => (
          <SurveyEditor
            survey={null}
            begin={surveyFieldsFrom(asked)}
            draftOf={`form-${asked.id}`}
            formId={asked.id}
            onSaved={onSaved}
            {...tie}
          />
        )}
      </FormPlace>
    );
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
          <SurveyEditor
            survey={survey}
            isAtEnglish={search.get('part') === englishPart}
            onSaved={onSaved}
            {...tie}
          />
        )
      }
    </SurveyPlace>
  );
}
