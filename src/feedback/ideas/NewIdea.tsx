/** Writing an idea, with those that others had already: a vote is worth more than a copy. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ideaEndpoints } from '#schema/feedback/ideas.endpoints.ts';
import { ideaCategories, ideaLimits, type IdeaCategory } from '#schema/feedback/ideas.rules.ts';
import { FormArea, FormField, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { Select } from '#src/ui/Select.tsx';
import { ideaQueries, type OpenedIdea } from './ideas.queries.ts';
import { createIdea, refreshIdeas, showIdea } from './ideas.writes.ts';
import { IdeaTag, useCategoryWords } from './ideaWords.tsx';
import { VoteButton } from './VoteButton.tsx';

interface IdeaFields {
  title: string;
  text: string;
  category: IdeaCategory;
}

/** Ideas like the title, while it is written. */
function Similar({ title }: { readonly title: string }): ReactElement | null {
  const { t } = useLingui();
  const words = useDebounced(title.trim().slice(0, ideaLimits.title));
  const { data } = useQuery({ ...ideaQueries.similar(words), enabled: words !== '' });
  if (words === '' || data === undefined || data.length === 0) return null;
  return (
    <section aria-label={t`Ideas parecidas`} className="flex flex-col gap-3 rounded-card bg-subtle p-4">
      <p className="font-semibold">
        <Trans>¿Es una de estas? Apóyala y cuenta más.</Trans>
      </p>
      <ul className="flex flex-col gap-3">
        {data.map((idea) => (
          <li key={idea.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{idea.title}</span>
            <IdeaTag of={idea.status} />
            <VoteButton idea={idea} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NewIdea({
  open,
  onClose,
  onMade,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const categories = useCategoryWords();
  const toInput = ({ title, text, category }: IdeaFields) => ({
    title: title.trim(),
    text: text.trim(),
    category,
  });
  const { form, panel } = usePanelForm<IdeaFields, ReturnType<typeof toInput>, never, OpenedIdea>({
    ...onlyCreates,
    row: { schema: ideaEndpoints.createIdea.body, toInput },
    begin: { title: '', text: '', category: 'work' },
    known: ['title', 'text', 'category'],
    create: createIdea,
    refresh: refreshIdeas,
    show: (cache, idea) => {
      showIdea(cache, idea);
      onMade(idea.id);
    },
    done: ({ title }) => t`Publicaste «${title.trim()}».`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={t`Nueva idea`}
      description={t`La ve toda la organización, con tu nombre.`}
      saveLabel={t`Publicar`}
      {...panel}
    >
      <FormText
        control={control}
        name="title"
        label={t`Tu idea en una frase`}
        maxLength={ideaLimits.title}
        isFirst
      />
      <Similar title={useWatch({ control, name: 'title' })} />
      <FormArea
        control={control}
        name="text"
        label={t`Qué cambiaría y por qué`}
        optional
        rows={5}
        maxLength={ideaLimits.text}
      />
      <FormField control={control} name="category">
        {({ value, onChange, error }) => (
          <Select
            label={t`De qué trata`}
            value={value}
            error={error}
            onChange={onChange}
            options={ideaCategories.map((one) => ({ value: one, label: categories[one] }))}
          />
        )}
      </FormField>
    </FormPanel>
  );
}
