/** The form of a page. What was typed survives a reload, a sign-in and changes by others. */
import { useEffect, useState } from 'react';
import { useWatch, type DefaultValues, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { usePanelForm, type PanelForm, type PanelFormOptions } from './usePanelForm.ts';

export interface DraftForm<F extends FieldValues> extends PanelForm<F> {
  /** The form started from a draft on this device. */
  readonly isRecovered: boolean;
  /** Forgets what was not saved. */
  readonly putBack: () => void;
}

export interface DraftFormOptions<F extends FieldValues, I extends object, C, U> extends PanelFormOptions<
  F,
  I,
  C,
  U
> {
  /** The name of the draft on this device. */
  readonly place: string;
  readonly shape: z.ZodMiniType<F>;
}

export function useDraftForm<F extends FieldValues, I extends object, U, C = never>({
  place,
  shape,
  begin,
  onClose,
  ...options
}: DraftFormOptions<F, I, C, U>): DraftForm<F> {
  // With `base`, the fields before the edit.
  const [draft] = useState(() => readValue(place, z.object({ fields: shape, base: shape })));
  const [isStarted, setStarted] = useState(false);
  const [isRecovered, setRecovered] = useState(draft !== null);
  const base = (draft?.base ?? begin) as F & DefaultValues<F>; // a draft has all fields
  const { form, panel } = usePanelForm<F, I, U, C>({
    ...options,
    begin: isStarted ? begin : base,
    onClose: () => {
      keepValue(place, null);
      onClose();
    },
  });
  const fields = useWatch({ control: form.control });

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

  return {
    form,
    panel,
    isRecovered,
    putBack: () => {
      setRecovered(false);
      form.reset();
    },
  };
}
