/** Writing one page: what was typed survives reload, sign-in and what others change meanwhile; only what changed is sent. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { slugOf } from '#schema/pages/pages.rules.ts';
import { rowResolver, sayRefusal } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { Me } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import {
  changeOf,
  fieldsOf,
  isSame,
  keepPageDraft,
  newPage,
  pageDraftPlace,
  pageForm,
  readPageDraft,
  toInput,
  type PageFields,
} from './pageForm.ts';
import { pageWrites, refreshPages, type PageToEdit } from './pagesAdmin.queries.ts';

const known = ['title', 'slug', 'content', 'icon', 'published'] as const;

/** What the editor of a page does with it. */
export interface PageForm {
  readonly form: UseFormReturn<PageFields>;
  readonly fields: PageFields;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  /** It began with what this device had kept. */
  readonly isRecovered: boolean;
  /** What somebody else made of the page meanwhile; null where nobody did. */
  readonly theirs: PageToEdit | null;
  /** The title, and with it the address until that is somebody's own. */
  readonly setTitle: (title: string) => void;
  readonly setSlug: (slug: string) => void;
  readonly onSave: () => Promise<void>;
  /** Everything is again as it is kept by the server. */
  readonly putBack: () => void;
}

/** `latest` is the page as the server has it now, null for a new one: who writes keeps what they began with. */
export function usePageForm(
  latest: PageToEdit | null,
  me: Pick<Me, 'orgId' | 'id'>,
  onSaved: () => void,
): PageForm {
  const { t } = useLingui();
  const language = useLanguage();
  const place = pageDraftPlace(me, latest?.id ?? null);
  const [draft] = useState(() => readPageDraft(place));
  const [base, setBase] = useState(() => draft?.base ?? (latest === null ? newPage : fieldsOf(latest)));
  const [isOwnSlug, setOwnSlug] = useState(draft?.isOwnSlug ?? latest !== null);
  const [isRecovered, setRecovered] = useState(draft !== null);
  const form = useForm<PageFields>({
    defaultValues: draft?.fields ?? base,
    resolver: rowResolver(pageForm, language),
  });
  const fields = { ...base, ...useWatch({ control: form.control }) } as PageFields; // every field has a value from the first moment
  const isDirty = !isSame(base, fields);
  const now = latest === null ? null : fieldsOf(latest);
  const theirs = latest === null || now === null || isSame(base, now) ? null : latest;

  const written = JSON.stringify({ fields, base, isOwnSlug });
  useEffect(() => {
    keepPageDraft(place, isDirty ? { fields, base, isOwnSlug } : null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `written` is all of it, by what it says
  }, [place, isDirty, written]);

  const saving = useSaving<PageFields, unknown>({
    write: (typed, key) => {
      if (latest === null) return pageWrites.create(toInput(typed), key);
      // What others did to it stands beside the form, or the server says that there is something newer.
      const input = { ...changeOf(base, typed), seen: latest.updatedAt };
      return pageWrites.update({ id: latest.id, input }, key);
    },
    refusal: (error) => sayRefusal(pageForm, error, known, form.setError),
    refresh: refreshPages,
    onSaved: () => {
      const { title } = form.getValues();
      keepPageDraft(place, null);
      toasts.raise({
        severity: 'success',
        text: latest === null ? t`Creaste la página ${title}.` : t`Guardaste los cambios de ${title}.`,
      });
      onSaved();
    },
  });
  const typed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
  return {
    form,
    fields,
    isDirty,
    busy: saving.isPending,
    failed: saving.failed,
    isRecovered,
    theirs,
    setTitle: (title) => {
      form.setValue('title', title, typed);
      if (!isOwnSlug) form.setValue('slug', slugOf(title), typed);
    },
    setSlug: (slug) => {
      setOwnSlug(slug !== '');
      form.setValue('slug', slug, typed);
    },
    onSave: form.handleSubmit(saving.save),
    putBack: () => {
      const next = now ?? newPage;
      setBase(next);
      setOwnSlug(latest !== null);
      setRecovered(false);
      form.reset(next);
    },
  };
}
