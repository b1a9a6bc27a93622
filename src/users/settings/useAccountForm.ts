/**
 * A part of the account as a form: validated by the contract, sends only changed fields, and updates the
 * caches.
 */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { AccountChange } from '#schema/users/account.endpoints.ts';
import { toasts } from '#src/lib/toasts.ts';
import { sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useStoredForm } from '#src/api/useStoredForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { accountWrites, spreadAccount } from './account.queries.ts';

/** The values that a section needs. */
export interface AccountForm<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  readonly onSave: (event: SyntheticEvent) => Promise<void>;
  readonly onReset: () => void;
}

/**
 * `stored` is the server's state: it updates the form, except in changed fields. `toInput` returns all fields
 * of the contract row; unchanged ones are omitted.
 */
export function useAccountForm<F extends FieldValues>(
  stored: F,
  known: readonly FieldPath<F>[],
  toInput: (fields: F) => AccountChange,
): AccountForm<F> {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const row: RowForm<F> = { schema: AccountChange, toInput };
  const { form, isDirty, putBack, takeSaved } = useStoredForm(row, stored, language);
  const changed = (fields: F): AccountChange => {
    const before = new Map<string, unknown>(Object.entries(toInput(stored)));
    return Object.fromEntries(
      Object.entries(toInput(fields)).filter(([name, value]) => before.get(name) !== value),
    );
  };
  const saving = useSaving({
    write: async (fields: F, key) => {
      const change = changed(fields);
      return { me: await accountWrites.save(change, key), change };
    },
    refusal: (error) => sayRefusal(row, error, known, form.setError),
    refresh: () => undefined,
    onSaved: ({ me, change }, sent) => {
      takeSaved(sent, sent);
      spreadAccount(cache, me, change);
      toasts.raise({ severity: 'success', text: t`Guardamos tus cambios.` });
    },
  });
  return {
    form,
    isDirty,
    busy: saving.isPending,
    failed: saving.failed,
    onSave: form.handleSubmit(saving.save),
    onReset: putBack,
  };
}
