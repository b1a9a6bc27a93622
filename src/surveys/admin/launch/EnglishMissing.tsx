/** How many texts of a survey one language lacks, before it is published, and the way to the first without English. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { fallsBack, textsOf } from '#src/forms/builder/missingEnglish.ts';
import { MissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { surveyFieldsOf, wordsAround } from '#src/surveys/admin/surveyForm.ts';
import type { BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { Button } from '#src/ui/Button.tsx';

/** The part of the editor that begins at the first text without English. */
export const englishPart = 'english';

export function EnglishMissing({
  survey,
  onEdit,
}: {
  readonly survey: BuiltSurvey;
  readonly onEdit: (part: string) => void;
}): ReactElement {
  const fields = surveyFieldsOf(survey);
  const texts = [...wordsAround(fields), ...fields.rows.flatMap(textsOf)];
  return (
    <div className="flex flex-col items-start gap-1 empty:hidden">
      <MissingTexts texts={texts} />
      {texts.some(fallsBack) ? (
        <Button variant="quiet" onClick={() => onEdit(englishPart)}>
          <Trans>Ir al primero</Trans>
        </Button>
      ) : null}
    </div>
  );
}
