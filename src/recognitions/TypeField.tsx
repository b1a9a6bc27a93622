/**
 * The type field: a few of the organisation's types as chips, and all of them, grouped by super type, on a press;
 * sub-types appear with the chosen type.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Sparkles } from 'lucide-react';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { perRecognition } from '#schema/limits.parts.ts';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import { typeName } from '#src/ui/TypeChip.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { FormFacts } from './composerForm.ts';
import type { Draft } from './draft.ts';
import type { ComposerType } from '#src/feed/postTypes.queries.ts';
import { recognitionQueries } from './recognitions.queries.ts';
import { SmallAct } from './SmallAct.tsx';
import type { Proposals } from './useProposals.ts';

/** Types in a line: those that are chosen, those that the words propose, then the organisation's first ones. */
const fewTypes = 3;

/** The types of the line; all if one more has room. */
export function lineOf(
  types: readonly ComposerType[],
  chosen: readonly string[],
  proposed: readonly string[],
): readonly ComposerType[] {
  if (types.length <= fewTypes + 1) return types;
  const rank = ({ id }: ComposerType): number =>
    chosen.includes(id) ? 0 : proposed.includes(id) ? 1 + proposed.indexOf(id) : 1 + proposed.length;
  const few = types
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, Math.max(fewTypes, chosen.length));
  return few;
}

/** Types grouped by super type, in the order given; types without a super type come first. */
export function familiesOf(
  types: readonly ComposerType[],
): readonly { readonly name: string | null; readonly types: readonly ComposerType[] }[] {
  const names = [...new Set(types.map(({ superType }) => superType?.name ?? null))];
  return names
    .sort((one, other) => Number(one !== null) - Number(other !== null))
    .map((name) => ({ name, types: types.filter(({ superType }) => (superType?.name ?? null) === name) }));
}

/** How many recognitions of a type are left this month, if the type is limited. */
function LeftWords({ type }: { type: ComposerType }): ReactElement | null {
  const name = typeName(type, useLanguage());
  if (type.leftThisMonth === null) return null;
  return (
    <p className="text-small text-soft">
      <Plural
        value={type.leftThisMonth}
        _0={`${name}: ya enviaste los de este mes.`}
        one={`${name}: te queda # este mes.`}
        other={`${name}: te quedan # este mes.`}
      />
    </p>
  );
}

/**
 * Keeps the types of a draft possible: a single type is preselected, or the first one if `picks`; types that no longer
 * exist leave the draft.
 */
export function usePossibleTypes(
  { control }: Pick<UseFormReturn<Draft, FormFacts>, 'control'>,
  picks: boolean,
): void {
  const { value, onChange } = useController({ control, name: 'types' }).field;
  const sub = useController({ control, name: 'subType' }).field;
  const { data } = useQuery(recognitionQueries.types());
  useEffect(() => {
    if (data === undefined || data === null) return;
    const [only] = data.length === 1 || picks ? data : [];
    const kept = value.filter((one) => data.some((type) => type.id === one));
    if (kept.length < value.length) onChange(kept);
    else if (only !== undefined && value.length === 0) onChange([only.id]);
    const refines = data.filter((type) => kept.includes(type.id)).flatMap((type) => type.subTypes);
    if (sub.value !== null && !refines.some((one) => one.id === sub.value)) sub.onChange(null);
  }, [data, value, onChange, sub, picks]);
}

/** Adds a type to a draft, with the value that belongs to it; the person can deselect the value again. */
export function addType(
  { getValues, setValue, formState }: UseFormReturn<Draft, FormFacts>,
  type: Pick<ComposerType, 'id' | 'valueId'>,
): void {
  const { types, values } = getValues();
  if (types.includes(type.id) || types.length >= perRecognition.types) return;
  setValue('types', [...types, type.id], { shouldValidate: formState.isSubmitted });
  if (type.valueId !== null && !values.includes(type.valueId) && values.length < perRecognition.values)
    setValue('values', [...values, type.valueId]);
}

export interface TypeFieldProps {
  form: UseFormReturn<Draft, FormFacts>;
  proposals: Proposals;
}

/** The third main field. Draws nothing if the server has no list. */
export function TypeField({ form, proposals }: TypeFieldProps): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'types' });
  const sub = useController({ control, name: 'subType' }).field;
  const types = useQuery(recognitionQueries.types());
  const { data } = types;
  const { value, onChange } = field;
  const chosen = data?.filter((type) => value.includes(type.id)) ?? [];
  const subTypes = chosen.flatMap((type) => type.subTypes);
  const toggle = (type: ComposerType): void => {
    if (value.includes(type.id)) {
      onChange(value.filter((other) => other !== type.id));
      return;
    }
    // Choosing a type corrects the one that was only proposed, and its value.
    const wrong = data?.find(({ id: one }) => one === proposals.chosen);
    if (wrong !== undefined) {
      form.setValue(
        'types',
        value.filter((other) => other !== wrong.id),
      );
      form.setValue(
        'values',
        form.getValues('values').filter((other) => other !== wrong.valueId),
      );
    }
    addType(form, type);
  };
  if (data === null) return null;
  const { error } = fieldState;
  const few = lineOf(data ?? [], value, proposals.types);
  const families = isWhole ? familiesOf(data ?? []) : [{ name: null, types: few }];
  const hasMore = (data?.length ?? 0) > few.length;
  return (
    <fieldset
      className="flex min-w-0 flex-col"
      aria-describedby={error === undefined ? undefined : id}
      data-field="types"
    >
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>¿Qué destacas?</Trans>
      </legend>
      {types.isError && data === undefined ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-small">
          <Trans>No pudimos cargar los tipos de reconocimiento.</Trans>
          <button
            type="button"
            className="target rounded-control font-semibold text-link hover:underline"
            onClick={() => void types.refetch()}
          >
            <Trans>Reintentar</Trans>
          </button>
        </p>
      ) : null}
      {types.isPending ? (
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-10 w-28" />
          <Skeleton className="h-10 w-36" />
          <Skeleton className="h-10 w-32" />
        </div>
      ) : null}
      <div className="flex flex-col gap-3">
        {families.map(({ name, types: some }) => (
          <div key={name ?? ''} role={name === null ? undefined : 'group'} aria-label={name ?? undefined}>
            {name === null ? null : <p className="mb-1.5 text-small text-soft">{name}</p>}
            <div className="flex flex-wrap gap-2">
              {some.map((type) => (
                <ToggleChip
                  key={type.id}
                  picture={<TypeIcon type={type} />}
                  pressed={value.includes(type.id)}
                  onPress={() => toggle(type)}
                >
                  {typeName(type, language)}
                  {type.id === proposals.chosen ? (
                    <>
                      <Icon of={Sparkles} size={16} className="text-soft" />
                      <span className="sr-only">
                        <Trans>(propuesto por tus palabras)</Trans>
                      </span>
                    </>
                  ) : null}
                </ToggleChip>
              ))}
              {hasMore && !isWhole ? (
                <SmallAct icon={ChevronDown} onPress={() => setWhole(true)}>
                  <Trans>Ver todos</Trans>
                </SmallAct>
              ) : null}
            </div>
          </div>
        ))}
        {subTypes.length === 0 ? null : (
          <div role="group" aria-label={t`Más exactamente`}>
            <p className="mb-1.5 text-small text-soft">
              <Trans>Más exactamente</Trans>
            </p>
            <div className="flex flex-wrap gap-2">
              {subTypes.map((one) => (
                <ToggleChip
                  key={one.id}
                  pressed={sub.value === one.id}
                  onPress={() => sub.onChange(sub.value === one.id ? null : one.id)}
                >
                  {one.name}
                </ToggleChip>
              ))}
            </div>
          </div>
        )}
        {chosen.map((type) => (
          <LeftWords key={type.id} type={type} />
        ))}
      </div>
      {data?.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>Tu organización todavía no tiene tipos de reconocimiento que puedas enviar.</Trans>
        </p>
      ) : null}
      {error === undefined ? null : (
        <div className="mt-1.5">
          <FieldError id={id}>{value.length === 0 ? t`Elige qué destacas.` : error.message}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
