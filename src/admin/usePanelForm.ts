/** The form of a side panel: checked by its row of the contract, saved once, closed with a word when it is saved. */
import type { QueryClient } from '@tanstack/react-query';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { FormPanelProps } from './FormPanel.tsx';

/** What is made or changed, and what follows. */
export interface PanelFormOptions<F extends FieldValues> {
  readonly row: RowForm<F>;
  readonly begin: DefaultValues<F>;
  /** Fields that say their own reasons. */
  readonly known: readonly FieldPath<F>[];
  readonly write: (fields: F, key: string) => Promise<unknown>;
  /** What is asked again. */
  readonly refresh: (cache: QueryClient) => void;
  /** The word when it is saved. */
  readonly done: (fields: F) => string;
  readonly onClose: () => void;
}

/** The form, and what its panel needs of it. */
export interface PanelForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly panel: Pick<FormPanelProps, 'isDirty' | 'busy' | 'failed' | 'onClose' | 'onSave'>;
}

/** Spread `panel` over a `FormPanel`. */
export function usePanelForm<F extends FieldValues>({
  row,
  begin,
  known,
  write,
  refresh,
  done,
  onClose,
}: PanelFormOptions<F>): PanelForm<F> {
  const language = useLanguage();
  const form = useForm<F>({ defaultValues: begin, resolver: rowResolver(row, language) });
  const saving = useSaving<F, unknown>({
    write,
    refusal: (error) => sayRefusal(row, error, known, form.setError),
    refresh,
    onSaved: () => {
      onClose();
      toasts.raise({ severity: 'success', text: done(form.getValues()) });
    },
  });
  return {
    form,
    panel: {
      isDirty: form.formState.isDirty,
      busy: saving.isPending,
      failed: saving.failed,
      onClose,
      onSave: form.handleSubmit(saving.save),
    },
  };
}
