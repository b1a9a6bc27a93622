/**
 * The form of a page that builds questions. What was typed survives a reload, a sign-in and changes by others, and the
 * server's reasons are shown at the question that they are about.
 */
import { useEffect, useState } from 'react';
import { useWatch, type DefaultValues, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '#schema/errors.ts';
import { usePanelForm, type PanelForm, type PanelFormOptions } from '#src/admin/usePanelForm.ts';
import { keepValue, readValue } from '#src/lib/storedValue.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { checkRows, faultsOf, type RowFaults } from './formFaults.ts';
import type { FormBuilderProps } from './FormBuilder.tsx';
import type { FormRow } from './formRows.ts';

export interface BuilderForm<F extends FieldValues> extends PanelForm<F> {
  /** The properties of the `FormBuilder`, without `isFixed`. */
  readonly builder: Omit<FormBuilderProps, 'isFixed'>;
  /** The form started from a draft on this device. */
  readonly isRecovered: boolean;
  /** Forgets what was not saved. */
  readonly putBack: () => void;
}

interface BuilderOptions<F extends FieldValues, I extends object, C, U> extends Omit<
  PanelFormOptions<F, I, C, U>,
  'explain'
> {
  /** The name of the draft on this device. */
  readonly place: string;
  readonly shape: z.ZodMiniType<F>;
}

const noFaults: RowFaults = new Map();

/** The fields have the questions in `rows`. */
export function useBuilderForm<
  F extends FieldValues & { rows: readonly FormRow[] },
  I extends object,
  U,
  C = never,
>({ place, shape, begin, onClose, ...options }: BuilderOptions<F, I, C, U>): BuilderForm<F> {
  const language = useLanguage();
  // With `base`, the fields before the edit.
  const [draft] = useState(() => readValue(place, z.object({ fields: shape, base: shape })));
  const [isStarted, setStarted] = useState(false);
  const [isRecovered, setRecovered] = useState(draft !== null);
  const [refused, setRefused] = useState<RowFaults>(noFaults);
  const base = (draft?.base ?? begin) as F & DefaultValues<F>; // a draft has all fields
  const { form, panel } = usePanelForm<F, I, U, C>({
    ...options,
    begin: isStarted ? begin : base,
    explain: (error) => {
      if (error instanceof ApiError) setRefused(faultsOf(form.getValues().rows, error.reasons));
    },
    onClose: () => {
      keepValue(place, null);
      onClose();
    },
  });
  const fields = useWatch({ control: form.control });
  const name = 'rows' as FieldPathByValue<F, readonly FormRow[]>; // the bound of F
  const rows: readonly FormRow[] = form.getValues().rows;
  const error = form.getFieldState(name, form.formState).error?.message;
  const checked =
    error === undefined || refused.size > 0 ? refused : faultsOf(rows, checkRows(rows, language));

  useEffect(() => {
    if (draft !== null) form.reset(draft.fields, { keepDefaultValues: true });
    setStarted(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, before anything is typed
  }, []);

  const written = JSON.stringify(fields);
  const { isDirty } = panel;
  useEffect(() => {
    if (!isStarted) return;
    keepValue(place, isDirty ? { fields: form.getValues(), base } : null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `written` serialises the fields
  }, [isStarted, place, isDirty, written]);

  const change = (next: readonly FormRow[]): void => {
    const same = new Set(next.filter((row) => rows.includes(row)).map(({ key }) => key));
    const left = new Map([...refused].filter(([at]) => same.has(at.split('/')[0] ?? '')));
    setRefused(left);
    form.setValue(name, next as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted && left.size === 0,
    });
  };

  return {
    form,
    panel,
    isRecovered,
    putBack: () => {
      setRecovered(false);
      setRefused(noFaults);
      form.reset();
    },
    builder: {
      rows,
      onChange: change,
      faults: checked,
      error: error !== undefined && checked.size > 0 ? undefined : error,
    },
  };
}
