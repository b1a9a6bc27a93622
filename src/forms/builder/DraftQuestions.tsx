/** Proposes questions from a short description, and names where they come from. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { reason } from '#schema/reasons.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formResource } from '#src/forms/formsAdmin.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { questionsOfDraft } from './draftQuestions.ts';
import type { QuestionRow } from './formRows.ts';

/** Maximum length of the prompt, in characters. */
const promptLength = 500;

/** Questions are added only after they were read. */
export function DraftQuestions({
  open,
  onClose,
  onTake,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTake: (questions: readonly QuestionRow[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [prompt, setPrompt] = useState('');
  const [isTried, setTried] = useState(false);
  const asked = useWrite(formResource.draft);
  const draft = asked.data;
  const questions = draft === undefined ? [] : questionsOfDraft(draft.text);
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    // React events bubble through portals: the form of the page must not be submitted.
    event.stopPropagation();
    setTried(true);
    if (prompt.trim() !== '')
      asked.mutate({
        kind: 'survey',
        prompt: prompt.trim(),
        language: language === 'es' ? 'spanish' : 'english',
      });
  });
  const isEmpty = isTried && prompt.trim() === '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Ayúdame a empezar`}
      description={t`Di qué quieres saber y te proponemos preguntas.`}
      busy={asked.isPending}
      actions={
        <>
          {questions.length === 0 ? null : (
            <Button onClick={() => onTake(questions)}>{t`Agregar estas preguntas`}</Button>
          )}
          <Button
            variant={questions.length === 0 ? 'primary' : 'secondary'}
            type="submit"
            form={id}
            busy={asked.isPending}
          >
            {draft === undefined ? t`Proponer preguntas` : t`Proponer otras`}
          </Button>
          <Button variant="secondary" disabled={asked.isPending} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-5 pb-2">
        <TextArea
          label={t`Qué quieres saber`}
          placeholder={t`Cómo vive el equipo el trabajo a distancia`}
          maxLength={promptLength}
          value={prompt}
          onChange={({ currentTarget }) => setPrompt(currentTarget.value)}
          error={
            isEmpty ? reason('prompt', 'required', language).message : (whyFailed(asked.error) ?? undefined)
          }
        />
        {draft === undefined ? null : (
          <section aria-label={t`Preguntas propuestas`} className="flex flex-col gap-3">
            <p className="text-small text-soft">
              {draft.source === 'builtIn' ? (
                <Trans>Salen de una plantilla del producto: nada de lo que escribiste salió de aquí.</Trans>
              ) : (
                <Trans>Las escribió un servicio conectado, que recibió lo que pediste. Revísalas.</Trans>
              )}
            </p>
            <ol className="flex list-decimal flex-col gap-2 ps-5">
              {questions.map(({ key, question, kind, options }) => (
                <li key={key}>
                  {question}
                  {kind === 'single' ? (
                    <span className="block text-small text-soft">
                      {options.map(({ text }) => text).join(' · ')}
                    </span>
                  ) : null}
                </li>
              ))}
            </ol>
            {questions.length === 0 ? (
              <p>
                <Trans>Esta vez no salió ninguna pregunta. Prueba con otras palabras.</Trans>
              </p>
            ) : null}
          </section>
        )}
      </form>
    </Dialog>
  );
}
