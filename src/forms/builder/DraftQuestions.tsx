/** Proposes questions from a short description. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { PromptDialog } from '#src/admin/PromptDialog.tsx';
import { questionsOfDraft } from './draftQuestions.ts';
import type { QuestionRow } from './formRows.ts';

export function DraftQuestions(tie: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTake: (questions: readonly QuestionRow[]) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <PromptDialog
      {...tie}
      kind="survey"
      words={{
        description: t`Di qué quieres saber y te proponemos preguntas.`,
        label: t`Qué quieres saber`,
        placeholder: t`Cómo vive el equipo el trabajo a distancia`,
        propose: t`Proponer preguntas`,
        proposeOther: t`Proponer otras`,
        proposal: t`Preguntas propuestas`,
        take: t`Agregar estas preguntas`,
      }}
      partsOf={questionsOfDraft}
      show={(questions) => (
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
      )}
    />
  );
}
