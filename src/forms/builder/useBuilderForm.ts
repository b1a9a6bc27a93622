/**
 * The form of a page that builds questions, with its draft; the server's reasons are shown at the question that they are
 * about.
 */
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { ApiError } from '#schema/errors.ts';
import { useDraftForm, type DraftForm, type DraftFormOptions } from '#src/admin/useDraftForm.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { checkRows, faultsOf, type RowFaults } from './formFaults.ts';
import type { FormBuilderProps } from './FormBuilder.tsx';
import type { FormRow } from './formRows.ts';

export interface BuilderForm<F extends FieldValues> extends DraftForm<F> {
  /** The properties of the `FormBuilder`, without `isFixed`. */
  readonly builder: Omit<FormBuilderProps, 'isFixed'>;
}

const noFaults: RowFaults = new Map();

/** Questions that nobody tried to save yet: what is missing there is no fault. */
interface Added {
  /** The number of tries when they were added. */
  readonly since: number;
  readonly keys: readonly string[];
}

/** The row of a fault. */
const keyOf = (at: string): string => at.split('/')[0] ?? '';

/** The fields have the questions in `rows`. */
export function useBuilderForm<
  F extends FieldValues & { rows: readonly FormRow[] },
  I extends object,
  U,
  C = never,
>(options: Omit<DraftFormOptions<F, I, C, U>, 'explain'>): BuilderForm<F> {
  const language = useLanguage();
  const [refused, setRefused] = useState<RowFaults>(noFaults);
  const [added, setAdded] = useState<Added>({ since: 0, keys: [] });
  const own = useDraftForm<F, I, U, C>({
    ...options,
    explain: (error, { getValues }) => {
      if (error instanceof ApiError) setRefused(faultsOf(getValues().rows, error.reasons));
    },
  });
  const { form } = own;
  const name = 'rows' as FieldPathByValue<F, readonly FormRow[]>; // the bound of F
  const rows: readonly FormRow[] = form.getValues().rows;
  const error = form.getFieldState(name, form.formState).error?.message;
  const found = error === undefined || refused.size > 0 ? refused : faultsOf(rows, checkRows(rows, language));
  const { submitCount } = form.formState;
  const fresh = added.since === submitCount ? added.keys : [];
  const checked = new Map([...found].filter(([at]) => !fresh.includes(keyOf(at))));

  const change = (next: readonly FormRow[]): void => {
    const same = new Set(next.filter((row) => rows.includes(row)).map(({ key }) => key));
    const left = new Map([...refused].filter(([at]) => same.has(keyOf(at))));
    const before = new Set(rows.map(({ key }) => key));
    const made = next.flatMap(({ key }) => (before.has(key) ? [] : [key]));
    if (made.length > 0) setAdded({ since: submitCount, keys: [...fresh, ...made] });
    setRefused(left);
    form.setValue(name, next as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted && left.size === 0,
    });
  };

  return {
    ...own,
    putBack: () => {
      setRefused(noFaults);
      own.putBack();
    },
    builder: {
      rows,
      onChange: change,
      faults: checked,
      error: error !== undefined && found.size > 0 ? undefined : error,
    },
  };
}
