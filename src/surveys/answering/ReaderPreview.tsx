/** "Ver lo que verán": a made-up result of a survey, as its reader gets it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Question } from '#schema/forms/questions.shapes.ts';
import type { Survey, SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { scaleValues } from '#src/forms/questionDigits.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonText } from '#src/ui/Skeleton.tsx';
import { share } from '#src/lib/percent.ts';
import { madeUpShares, madeUpPeople } from './madeUp.ts';
import { PromiseMark } from './PromiseMark.tsx';
import { surveyQueries } from './surveys.queries.ts';

interface Bar {
  readonly label: string;
  readonly count: number;
}

function Bars({ bars, label }: { bars: readonly Bar[]; label: string }): ReactElement {
  const language = useLanguage();
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label={label} className="flex flex-col gap-1 text-small">
      {bars.map(({ label: name, count }) => (
        <li key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_3.5rem] items-center gap-3">
          <span className="wrap-anywhere">{name}</span>
          <progress
            aria-hidden
            max={all}
            value={count}
            className="h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover forced-colors:forced-color-adjust-none [&::-moz-progress-bar]:bg-brand-edge [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-brand-edge"
          />
          <span className="text-end tabular-nums">{share(count, all, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function Result({ question, survey }: { question: Question; survey: Survey }): ReactElement {
  const language = useLanguage();
  const label = wording(question.question, question.questionEn, language);
  const values =
    question.kind === 'scale'
      ? scaleValues(question).map(String)
      : question.options.map((option) => wording(option.text, option.textEn, language));
  const n = madeUpPeople(survey.threshold);
  const textN = survey.textThreshold;
  return (
    <li className="flex flex-col gap-2">
      <p className="font-semibold wrap-anywhere">{label}</p>
      {question.kind === 'text' && survey.anonymous ? (
        <p className="text-small text-soft">
          <Trans>
            Los comentarios se leen desde {textN} respuestas, sin nombre y en un orden que no dice nada.
          </Trans>
        </p>
      ) : values.length === 0 ? (
        <p className="text-small text-soft">
          {survey.anonymous ? (
            <Trans>Solo el promedio y cuántas personas respondieron: {n}.</Trans>
          ) : (
            <Trans>Cada respuesta, con el nombre de quien la dio.</Trans>
          )}
        </p>
      ) : (
        <Bars
          label={label}
          bars={madeUpShares(values.length, n).map((count, index) => ({
            label: values[index] ?? '',
            count,
          }))}
        />
      )}
    </li>
  );
}

function Sample({ form, onClose }: { form: SurveyForm; onClose: () => void }): ReactElement {
  const n = madeUpPeople(form.threshold);
  const fewer = form.threshold - 1;
  return (
    <div className="flex flex-col gap-5">
      <PromiseMark of={form} />
      <p className="text-small text-soft">
        {form.anonymous ? (
          <Trans>
            {n} personas respondieron (inventadas). Un grupo con {fewer} respuestas o menos se vería así:
            «Faltan respuestas para mostrar este grupo».
          </Trans>
        ) : (
          <Trans>
            {n} personas respondieron (inventadas). También ven cada respuesta con el nombre de la persona.
          </Trans>
        )}
      </p>
      <ul className="flex flex-col gap-6">
        {form.questions.map((question) => (
          <Result key={question.id} question={question} survey={form} />
        ))}
      </ul>
      {/* Inside what scrolls, so that the keyboard reaches it. */}
      <div>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Entendido</Trans>
        </Button>
      </div>
    </div>
  );
}

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
      description={<Trans>Un resultado inventado con las preguntas de esta encuesta.</Trans>}
    >
      <QueryBoundary
        query={query}
        label={t`Cargando las preguntas`}
        skeleton={<SkeletonText lines={6} />}
        what={<Trans>No pudimos cargar las preguntas de esta encuesta.</Trans>}
      >
        {(form) => <Sample form={form} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

/** "Ver lo que verán": the questions are the real ones, the numbers are not. */
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
