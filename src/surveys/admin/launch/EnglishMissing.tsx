/** How many texts of a survey have no English, before it is published, and the way to the first of them. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { missingEnglish } from '#src/forms/builder/missingEnglish.ts';
import { surveyFieldsOf, wordsAround } from '#src/surveys/admin/surveyForm.ts';
import type { BuiltSurvey } from '#src/surveys/admin/surveysAdmin.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Warning } from './AudienceNumbers.tsx';

/** The part of the editor that begins at the first text without English. */
export const englishPart = 'english';

/** Nothing where every text has its English. */
export function EnglishMissing({
  survey,
  onEdit,
}: {
  readonly survey: BuiltSurvey;
  readonly onEdit: (part: string) => void;
}): ReactElement | null {
  const fields = surveyFieldsOf(survey);
  const { count } = missingEnglish(wordsAround(fields), fields.rows);
  if (count === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1">
      <ul>
        <Warning>
          <Plural
            value={count}
            one="Falta # texto en inglés: quien lee en inglés lo ve en español."
            other="Faltan # textos en inglés: quien lee en inglés los ve en español."
          />
        </Warning>
      </ul>
      <Button variant="quiet" onClick={() => onEdit(englishPart)}>
        <Trans>Ir al primero</Trans>
      </Button>
    </div>
  );
}
