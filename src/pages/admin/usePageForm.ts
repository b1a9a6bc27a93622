/** The form of one page. Typed text survives a reload, a sign-in and changes by others. Only changed fields are sent. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SubmitEvent } from 'react';
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
import { pageResource, type PageToEdit } from './pagesAdmin.queries.ts';

const known = ['title', 'slug', 'content', 'icon', 'published'] as const;

/** The form state for the page editor. */
export interface PageForm {
  readonly form: UseFormReturn<PageFields>;
  readonly fields: PageFields;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  /** The form started from a draft on this device. */
  readonly isRecovered: boolean;
  /** The newer version of another user; null if there is none. */
  readonly theirs: PageToEdit | null;
  /** Sets the title, and also the slug until the user has edited the slug. */
  readonly setTitle: (title: string) => void;
  readonly setSlug: (slug: string) => void;
  readonly onSave: (event: SubmitEvent) => Promise<void>;
  /** Resets the form to the server state. */
  readonly putBack: () => void;
}

/** `latest` is the current server state, null for a new page. The form keeps its initial state. */
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
  const fields = { ...base, ...useWatch({ control: form.control }) } as PageFields; // `useWatch` returns optional fields, but `base` has a value for each
  const isDirty = !isSame(base, fields);
  const now = latest === null ? null : fieldsOf(latest);
  const theirs = latest === null || now === null || isSame(base, now) ? null : latest;

  const written = JSON.stringify({ fields, base, isOwnSlug });
  useEffect(() => {
    keepPageDraft(place, isDirty ? { fields, base, isOwnSlug } : null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `written` serialises the other dependencies
  }, [place, isDirty, written]);

  const saving = useSaving<PageFields, unknown>({
    write: (typed, key) => {
      if (latest === null) return pageResource.create(toInput(typed), key);
      // `seen` lets the server report a newer version. The editor already shows known changes by others.
      const input = { ...changeOf(base, typed), seen: latest.updatedAt };
      return pageResource.update({ id: latest.id, input }, key);
    },
    refusal: (error) => sayRefusal(pageForm, error, known, form.setError),
    refresh: pageResource.refresh,
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
