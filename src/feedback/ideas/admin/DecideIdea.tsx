/** Decides on an idea: its status, and the words that everybody reads. */
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ideaEndpoints } from '#schema/feedback/ideas.endpoints.ts';
import { ideaLimits, ideaStatuses, type IdeaStatus } from '#schema/feedback/ideas.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import type { OpenedIdea, ShownIdea } from '#src/feedback/ideas/ideas.queries.ts';
import { decideIdea, refreshIdeas } from '#src/feedback/ideas/ideas.writes.ts';
import { useStatusWords } from '#src/feedback/ideas/ideaWords.tsx';

interface DecisionFields {
  status: IdeaStatus;
  reason: string;
}

export function DecideIdea({
  idea: { id, title, status, reason, votes },
  open,
  onClose,
}: DialogTie & { readonly idea: ShownIdea }): ReactElement {
  const { t } = useLingui();
  const words = useStatusWords();
  const toInput = (fields: DecisionFields) => ({ status: fields.status, reason: fields.reason.trim() });
  const { form, panel } = usePanelForm<DecisionFields, ReturnType<typeof toInput>, never, OpenedIdea>({
    ...onlyCreates,
    row: { schema: ideaEndpoints.decideIdea.body, toInput },
    begin: { status, reason: reason ?? '' },
    known: ['status', 'reason'],
    create: (input, key) => decideIdea({ id, ...input }, key),
    refresh: refreshIdeas,
    done: (fields) => t`«${title}»: ${words[fields.status].name}.`,
    onClose,
  });
  const { control } = form;
  const chosen = useWatch({ control, name: 'status' });
  return (
    <FormPanel open={open} title={title} saveLabel={t`Decidir`} {...panel}>
      <p className="text-soft">
        <Plural
          value={votes}
          one="Si cambia el estado, se avisa a quien la propuso y a # persona que la apoya."
          other="Si cambia el estado, se avisa a quien la propuso y a # personas que la apoyan."
        />
      </p>
      <FormField control={control} name="status">
        {(tie) => (
          <RadioCards
            legend={t`Estado`}
            columns={2}
            {...tie}
            options={ideaStatuses.map((value) => ({ value, label: words[value].name }))}
          />
        )}
      </FormField>
      <FormArea
        control={control}
        name="reason"
        label={
          chosen === 'refused' ? t`Por qué no por ahora` : chosen === 'done' ? t`Qué se hizo` : t`Qué sigue`
        }
        hint={t`Lo lee toda la organización.`}
        optional={chosen !== 'refused'}
        rows={4}
        maxLength={ideaLimits.reason}
      />
    </FormPanel>
  );
}
