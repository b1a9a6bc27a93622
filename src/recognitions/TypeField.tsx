/** Which value or type: the organisation's own, as chips. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { typeIcon } from '#src/posts/typeIcons.ts';
import { typeName } from '#src/posts/TypeChip.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import type { Draft } from './draft.ts';
import { recognitionQueries } from './recognitions.queries.ts';

/** The third of the four things; the only type there is comes chosen, one that is gone from a draft goes. */
export function TypeField({ control }: { control: Control<Draft> }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'types' });
  const types = useQuery(recognitionQueries.types());
  const { data } = types;
  const { value, onChange } = field;
  useEffect(() => {
    if (data === undefined) return;
    const [only] = data.length === 1 ? data : [];
    const kept = value.filter((one) => data.some((type) => type.id === one));
    if (kept.length < value.length) onChange(kept);
    else if (only !== undefined && value.length === 0) onChange([only.id]);
  }, [data, value, onChange]);
  const toggle = (one: string): void =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  const { error } = fieldState;
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
      <div className="flex flex-wrap gap-2">
        {types.isPending
          ? [28, 36, 32].map((width) => (
              <Skeleton
                key={width}
                className={width === 28 ? 'h-10 w-28' : width === 32 ? 'h-10 w-32' : 'h-10 w-36'}
              />
            ))
          : null}
        {data?.map((type) => (
          <ToggleChip
            key={type.id}
            icon={typeIcon(type.icon)}
            pressed={value.includes(type.id)}
            onPress={() => toggle(type.id)}
          >
            {typeName(type, language)}
          </ToggleChip>
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
