/** The form of a side panel: validated by the contract, saved once, and closed with a toast. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useBase, type Change } from './useBase.ts';

/** What the panel edits, and what happens after a save. `F` are the fields, `I` is the input made from them. */
export interface PanelFormOptions<F extends FieldValues, I extends object, C, U> {
  readonly row: RowForm<F, I>;
  /** The thing that the panel changes; null creates a new one. */
  readonly id: string | null;
  /** The fields as the panel opens. Later values only show what another person has saved meanwhile. */
  readonly begin: NoInfer<F & DefaultValues<F>>;
  /** The values that the fields were loaded with after the panel had opened. */
  readonly base?: (fields: F) => Partial<NoInfer<I>>;
  /** Fields that show their own reasons. */
  readonly known: readonly FieldPath<NoInfer<F>>[];
  /** Sends the whole input. Left out by a panel that only changes things. */
  readonly create?: (input: NoInfer<I>, key: string) => Promise<C>;
  /**
   * Sends only what changed, so that a change by another person to a different field is kept, and what it is based on,
   * so that a change to the same field is not overwritten unseen.
   */
  readonly update: (change: Change<NoInfer<I>>, key: string) => Promise<U>;
  /** Invalidates the queries that show the thing. */
  readonly refresh: (cache: QueryClient) => void;
  /** Writes the answer into the cache. */
  readonly show?: ((cache: QueryClient, saved: NoInfer<C | U>) => void) | undefined;
  /** Adds to the reasons that are already at their fields. */
  readonly explain?: ((error: Error, form: UseFormReturn<F>) => void) | undefined;
  /** The toast after a save. Left out if the caller shows what was saved. */
  readonly done?: ((fields: NoInfer<F>, saved: NoInfer<C | U>) => string) | undefined;
  readonly onClose: () => void;
}

/** The form, and the properties of its `FormPanel`. */
export interface PanelForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly panel: Pick<FormPanelProps, 'isDirty' | 'busy' | 'failed' | 'overtaken' | 'onClose' | 'onSave'>;
}

type Sent<I extends object> = { readonly id: null; readonly input: I } | Change<I>;

/** Spread `panel` over a `FormPanel`. Saving without a change closes the panel and sends nothing. */
export function usePanelForm<F extends FieldValues, I extends object, U, C = never>({
  row,
  id,
  begin,
  base,
  known,
  create = async () => {
    throw new Error('This panel creates nothing.');
  },
  update,
  refresh,
  show,
  explain,
  done,
  onClose,
}: PanelFormOptions<F, I, C, U>): PanelForm<F> {
  const language = useLanguage();
  const cache = useQueryClient();
  // A list that is loaded again gives another `begin`, while the form keeps the first one.
  const [initial] = useState(begin);
  const form = useForm<F>({ defaultValues: initial, resolver: rowResolver(row, language) });
  const { changes, overtaken, takeRefusal } = useBase({ form, row, initial, latest: begin, base });
  const saving = useSaving<Sent<I>, C | U>({
    write: async (sent, key) => (sent.id === null ? create(sent.input, key) : update(sent, key)),
    refusal: (error) => {
      const rest = sayRefusal(row, error, known, form.setError);
      takeRefusal(error);
      explain?.(error, form);
      return rest;
    },
    refresh,
    onSaved: (saved) => {
      show?.(cache, saved);
      onClose();
      const text = done?.(form.getValues(), saved);
      if (text !== undefined) toasts.raise({ severity: 'success', text });
    },
  });
  const save = (fields: F): void => {
    if (id === null) return saving.save({ id, input: row.toInput(fields) });
    const input = changes(fields);
    if (Object.keys(input).length === 1) onClose();
    else saving.save({ id, input });
  };
  return {
    form,
    panel: {
      isDirty: form.formState.isDirty,
      busy: saving.isPending,
      failed: saving.failed,
      overtaken,
      onClose,
      onSave: form.handleSubmit(save),
    },
  };
}
