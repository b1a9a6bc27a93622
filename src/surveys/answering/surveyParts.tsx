/** What answering says about surveys. */
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import type { AnsweringParts } from './answering.context.ts';
import { PromiseMark } from './PromiseMark.tsx';
import { Readers } from './Readers.tsx';
import { PreviewButton } from './ReaderPreview.tsx';
import { SurveyFacts } from './SurveyFacts.tsx';
import { useSurveyWords } from './surveyWords.ts';

function Promised({ form, points }: { form: SurveyForm; points: number }): ReactElement | null {
  if (points === 0) return null;
  return (
    <p>
      {form.anonymous ? (
        <Plural
          value={points}
          one="Recibirás # punto. Llega junto con los de otras personas, para que no se sepa cuándo respondiste."
          other="Recibirás # puntos. Llegan junto con los de otras personas, para que no se sepa cuándo respondiste."
        />
      ) : (
        <Plural value={points} one="Recibirás # punto." other="Recibirás # puntos." />
      )}
    </p>
  );
}

function Next({ form, points }: { form: SurveyForm; points: number }): ReactElement {
  const { lastDay } = useSurveyWords(form);
  return (
    <>
      <Promised form={form} points={points} />
      <p className="text-soft">
        {lastDay === '' ? (
          <Trans>Cuando se cierre verás en «Qué salió de ello» qué se dijo y qué se hará.</Trans>
        ) : (
          <Trans>
            Se cierra el {lastDay}. Después verás en «Qué salió de ello» qué se dijo y qué se hará.
          </Trans>
        )}
      </p>
    </>
  );
}

/** Surveys. */
export const surveyParts: AnsweringParts = {
  title: msg`Encuesta`,
  loading: msg`Cargando la encuesta`,
  failed: msg`No pudimos cargar la encuesta.`,
  notFound: msg`No encontramos esta encuesta entre las que te preguntaron.`,
  list: { href: '/surveys', all: msg`Todas las encuestas`, own: msg`Ver mis encuestas` },
  closed: ({ state }) => {
    if (state === 'paused') return msg`Esta encuesta está en pausa`;
    if (state === 'scheduled') return msg`Esta encuesta todavía no abre`;
    return msg`Esta encuesta ya cerró`;
  },
  answered: msg`Ya contestaste esta encuesta`,
  answeredDetail: msg`Vale lo que enviaste la primera vez; no se envió nada más.`,
  thanks: msg`Gracias por responder`,
  Promise: ({ form }) => <Readers of={form} />,
  Reminder: ({ form }) => <PromiseMark of={form} short />,
  Facts: ({ form }) => <SurveyFacts survey={form} />,
  Next,
  Preview: ({ form }) => <PreviewButton survey={form} />,
};
