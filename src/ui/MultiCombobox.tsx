/** Selects several items by typing, such as people or groups. It knows only ids, labels and images. */
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Field, Label } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, type KeyboardEvent, type ReactElement } from 'react';
import { useAnchorFrame } from './anchorFrame.ts';
import { Avatar } from './Avatar.tsx';
import { RemovableChip } from './RemovableChip.tsx';
import { classes } from './classes.ts';
import { DescribedBy } from './DescribedBy.tsx';
import { controlLook, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { floatPanel, floatRow } from './floatLook.ts';
import { Skeleton } from './Skeleton.tsx';

export interface ComboItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly picture?: string | null | undefined;
  /** Whose picture it is, where that is not the label; null for an item without one. */
  readonly face?: string | null | undefined;
}

function Face({
  item: { label, picture, face = label },
  size,
}: {
  item: ComboItem;
  size: 24 | 32;
}): ReactElement | null {
  return face === null ? null : <Avatar name={face} src={picture} size={size} />;
}

export interface MultiComboboxProps<I extends ComboItem> extends Omit<FieldWords, 'optional'> {
  value: readonly I[];
  onChange: (value: I[]) => void;
  query: string;
  onQuery: (query: string) => void;
  /** Items that match the query, found by the caller; may include selected items. */
  options: readonly I[];
  state?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Maximum number of selected items. */
  max?: number | undefined;
  /** Offers items before anything is typed; without it the list waits for words or ArrowDown. */
  opensOnFocus?: boolean | undefined;
  /** Shows the label before the items, inside the frame. */
  inlineLabel?: boolean | undefined;
  /** Shown if no item matches. */
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Selected items are chips before the input; Backspace in an empty input removes the last one. The list closes after
 * each choice, so that it never covers what comes next, and does not offer what is chosen.
 */
export function MultiCombobox<I extends ComboItem>({
  label,
  hint,
  error,
  hideLabel = false,
  value,
  onChange,
  query,
  onQuery,
  options,
  state = 'ready',
  onRetry,
  placeholder,
  max = Infinity,
  emptyText,
  opensOnFocus = true,
  inlineLabel = false,
  disabled = false,
}: MultiComboboxProps<I>): ReactElement {
  const { t } = useLingui();
  const ties = useFieldTies({ hint, error });
  const { frame, measure, left, width } = useAnchorFrame();
  useLayoutEffect(measure, [measure, value.length, query]);
  const full = value.length >= max;
  const free = options.filter((option) => !value.some(({ id }) => id === option.id));
  const nothing = options.length === 0 ? (emptyText ?? t`Nada coincide con lo que escribiste.`) : undefined;
  const note = full
    ? t`Ya elegiste el máximo: ${max}.`
    : state === 'ready' && free.length === 0
      ? (nothing ?? t`Ya está en la lista.`)
      : undefined;
  const drop = (id: string): void => onChange(value.filter((item) => item.id !== id));
  const choose = (chosen: ComboItem | null): void => {
    // Maps back to the caller's item, because Headless UI returns only their common base type.
    const item = free.find(({ id }) => id === chosen?.id);
    if (item !== undefined && !full) onChange([...value, item]);
    onQuery('');
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last !== undefined) drop(last.id);
  };
  return (
    <Field disabled={disabled} className="flex min-w-0 flex-col gap-1.5">
      {inlineLabel ? null : (
        <Label className={hideLabel ? 'sr-only' : 'text-small font-semibold'}>{label}</Label>
      )}
      <Combobox<ComboItem | null>
        immediate={opensOnFocus}
        value={null}
        by="id"
        onChange={choose}
        onClose={() => onQuery('')}
        invalid={ties['aria-invalid'] === true}
      >
        <div
          ref={frame}
          onFocus={measure}
          className={classes(
            controlLook(ties['aria-invalid'] === true),
            'flex min-h-11 flex-wrap items-center gap-1.5 p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          )}
        >
          {inlineLabel ? <Label className="ps-1.5 text-small text-soft">{label}</Label> : null}
          {value.map((item) => (
            <RemovableChip
              key={item.id}
              tone="brand"
              picture={item.face === null ? undefined : <Face item={item} size={24} />}
              removeLabel={t`Quitar a ${item.label}`}
              {...(disabled ? {} : { onRemove: () => drop(item.id) })}
            >
              {item.label}
            </RemovableChip>
          ))}
          <ComboboxInput
            autoComplete="off"
            value={query}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => onQuery(event.currentTarget.value)}
            onKeyDown={keys}
            className={classes(
              'h-10 flex-1 bg-transparent px-1.5 outline-none',
              // No line of its own after a few chips, before anything is typed.
              value.length > 0 && query === '' ? 'min-w-8' : 'min-w-32',
            )}
          />
        </div>
        <ComboboxOptions
          transition
          modal={false}
          anchor={{ to: 'bottom start', gap: 12, offset: left }}
          style={{ width }}
          className={classes(floatPanel, 'max-h-80! empty:invisible')}
        >
          {state === 'loading' && options.length === 0 ? (
            <div aria-hidden className="flex flex-col gap-3 p-3">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          ) : null}
          {note === undefined ? null : (
            <div aria-hidden className="px-3 py-2 text-small text-soft">
              {note}
            </div>
          )}
          {free.map((option) => (
            <ComboboxOption key={option.id} value={option} disabled={full} className={floatRow}>
              <Face item={option} size={32} />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{option.label}</span>
                {option.detail === undefined ? null : (
                  <span className="block truncate text-small text-soft">{option.detail}</span>
                )}
              </span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      <output className="sr-only">{state === 'loading' ? t`Buscando` : note}</output>
      {state === 'failed' ? (
        <p role="alert" className="flex items-center gap-2 text-small">
          <Trans>No pudimos buscar.</Trans>
          {onRetry === undefined ? null : (
            <button
              type="button"
              onClick={onRetry}
              className="target rounded-control px-2 font-semibold text-link hover:bg-brand-tint"
            >
              <Trans>Reintentar</Trans>
            </button>
          )}
        </p>
      ) : null}
      <DescribedBy ties={ties} words={{ hint, error }} />
    </Field>
  );
}
