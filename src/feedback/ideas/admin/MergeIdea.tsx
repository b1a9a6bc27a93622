/** Merges an idea into another one that says the same: those like it come first, any other is found by its words. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ideaEndpoints } from '#schema/feedback/ideas.endpoints.ts';
import { ideaLimits } from '#schema/feedback/ideas.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { SearchField } from '#src/admin/SearchField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { ideaQueries, type OpenedIdea, type ShownIdea } from '#src/feedback/ideas/ideas.queries.ts';
import { mergeIdea, refreshIdeas } from '#src/feedback/ideas/ideas.writes.ts';
import { useStatusWords } from '#src/feedback/ideas/ideaWords.tsx';

interface MergeFields {
  into: string;
}

/** Candidates that are shown at once. */
const shown = 6;

function useCandidates(id: string, title: string, typed: string): readonly ShownIdea[] {
  const words = useDebounced(typed.trim().slice(0, textLength.keywords));
  const like = useQuery({
    ...ideaQueries.similar(title.slice(0, ideaLimits.title)),
    enabled: words === '',
  }).data;
  const found = useInfiniteQuery({ ...ideaQueries.list({ keywords: words }), enabled: words !== '' }).data;
  const all = words === '' ? like : found?.pages[0]?.items;
  return (all ?? []).filter((one) => one.id !== id).slice(0, shown);
}

export function MergeIdea({
  idea: { id, title },
  open,
  onClose,
}: DialogTie & { readonly idea: ShownIdea }): ReactElement {
  const { t } = useLingui();
  const words = useStatusWords();
  const [typed, setTyped] = useState('');
  const candidates = useCandidates(id, title, typed);
  const toInput = ({ into }: MergeFields) => ({ intoId: into });
  const { form, panel } = usePanelForm<MergeFields, ReturnType<typeof toInput>, never, OpenedIdea>({
    ...onlyCreates,
    row: { schema: ideaEndpoints.mergeIdea.body, toInput, names: { intoId: 'into' } },
    begin: { into: '' },
    known: ['into'],
    create: (input, key) => mergeIdea({ id, ...input }, key),
    refresh: refreshIdeas,
    done: (_, into) => t`«${title}» se unió a «${into.title}».`,
    onClose,
  });
  return (
    <FormPanel
      open={open}
      title={t`¿A qué idea se une «${title}»?`}
      description={t`No se puede deshacer. Cada persona que apoya las dos cuenta una vez, y quien la propuso recibe un aviso.`}
      saveLabel={t`Unir`}
      {...panel}
    >
      <SearchField label={t`Buscar ideas`} value={typed} onChange={setTyped} />
      <FormField control={form.control} name="into">
        {(tie) => (
          <RadioCards
            legend={typed.trim() === '' ? t`Ideas parecidas` : t`Ideas encontradas`}
            {...tie}
            options={candidates.map((one) => ({
              value: one.id,
              label: one.title,
              detail: words[one.status].name,
            }))}
          />
        )}
      </FormField>
      {candidates.length === 0 ? (
        <p className="text-soft">
          <Trans>Aquí no hay ninguna. Búscala por sus palabras.</Trans>
        </p>
      ) : null}
    </FormPanel>
  );
}
