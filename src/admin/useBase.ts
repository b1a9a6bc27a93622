/** What the changes of a form are based on, and which of them another person's changes have overtaken. */
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#schema/errors.ts';
import { isSameValue } from '#schema/kit/edit.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { changesOf } from '#src/lib/changes.ts';
import type { Overtaken } from './overtaken.context.ts';

type Values = Readonly<Record<string, unknown>>;

const isSimple = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isSimple) : typeof value !== 'object' || value === null;

/** An update: the changed fields of the input, and the values that they had before. */
export interface Change<I extends object> {
  readonly id: string;
  readonly input: Partial<I> & { readonly basedOn?: Values };
}

export function useBase<F extends FieldValues, I extends object>({
  form,
  row,
  initial,
  latest,
  base = () => ({}),
}: {
  readonly form: UseFormReturn<F>;
  readonly row: RowForm<F, I>;
  /** The fields as they were before the first change. */
  readonly initial: F;
  /** The fields that the form would begin with now. */
  readonly latest: F;
  /** The values that the fields were loaded with after the panel had opened. */
  readonly base?: ((fields: F) => Partial<I>) | undefined;
}) {
  // The values that the person has seen stored since the panel was opened, by name in the input.
  const [seen, setSeen] = useState<Values>({});
  const [refused, setRefused] = useState<Values>({});
  const inputOf = (fields: F): Values => Object.fromEntries(Object.entries(row.toInput(fields)));

  const nameOf = (key: string): FieldPath<F> | undefined =>
    Object.keys(initial).find((name): name is FieldPath<F> => name === (row.names?.[key] ?? key));

  /** The stored value as a value of the form: from the reloaded list, or as it is if the form has the same kind. */
  function theirsOf(key: string, name: FieldPath<F>): Overtaken['theirs'] {
    const stored = refused[key];
    const asIs = key === name && isSimple(stored);
    const raw = stored === null && typeof initial[name] === 'string' ? '' : stored;
    return [latest[name], ...(asIs ? [raw] : [])]
      .map((value: unknown) => ({ value }))
      .find(({ value }) => {
        const tried = { ...form.getValues(), [name]: value };
        return isSameValue(inputOf(tried)[key] ?? null, stored);
      });
  }

  const settle = (key: string): void => {
    setSeen((now) => ({ ...now, [key]: refused[key] }));
    setRefused(({ [key]: _settled, ...rest }) => rest);
  };

  const overtaken = new Map(
    Object.keys(refused).flatMap((key): [string, Overtaken][] => {
      const name = nameOf(key);
      if (name === undefined) return [];
      const theirs = theirsOf(key, name);
      return [
        [
          name,
          {
            ...(theirs === undefined ? {} : { theirs }),
            keepMine: () => {
              form.clearErrors(name);
              settle(key);
            },
            takeTheirs: () => {
              if (theirs === undefined) return;
              form.resetField(name, { defaultValue: theirs.value as F[typeof name] }); // it passed through `toInput` unharmed
              settle(key);
            },
          },
        ],
      ];
    }),
  );

  return {
    overtaken,
    /** What the person changed since then. */
    changes(fields: F): Change<I>['input'] {
      const was = { ...row.toInput(initial), ...base(fields), ...seen };
      const changes = changesOf<I>(was, row.toInput(fields));
      const basedOn = Object.fromEntries(Object.entries(was).filter(([key]) => Object.hasOwn(changes, key)));
      return { ...changes, basedOn };
    },
    /** Takes the fields that a refusal names as overtaken. */
    takeRefusal(error: Error): void {
      if (!(error instanceof ApiError)) return;
      const found = error.reasons.filter(({ code }) => code === 'changed_meanwhile');
      const stored = found.map(({ field, stored: now }) => [field, now ?? null] as const);
      setRefused(Object.fromEntries(stored.filter(([key]) => nameOf(key) !== undefined)));
      // What no field shows is said by the message of the refusal; the next save is a decision.
      const shownNowhere = stored.filter(([key]) => nameOf(key) === undefined);
      setSeen((before) => ({ ...before, ...Object.fromEntries(shownNowhere) }));
    },
    /** After a save, or a return to what is stored. */
    forget(): void {
      setSeen({});
      setRefused({});
    },
  };
}
