/** One survey of the section by its id in the address, with its loading and error states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { OneItem } from '#src/admin/OneItem.tsx';
import { surveyResource, type BuiltSurvey } from './surveysAdmin.queries.ts';

export function SurveyPlace({
  id,
  ...rest
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (survey: BuiltSurvey) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(surveyResource.one(id))}
      failed={t`No pudimos cargar esta encuesta.`}
      gone={<Trans>Esta encuesta ya no existe.</Trans>}
      back={<Trans>Todas las encuestas</Trans>}
      {...rest}
    />
  );
}
