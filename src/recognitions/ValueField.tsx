/** The value field: collapsed until it is used, or until a type selects a value. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { perRecognition } from '#schema/limits.parts.ts';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import { typeName } from '#src/ui/TypeChip.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Draft } from './draft.ts';
import { recognitionQueries } from './recognitions.queries.ts';
import { SmallAct } from './SmallAct.tsx';

/** Draws nothing if the organisation has no values; values that no longer exist are not sent. */
export function ValueField({ control }: { control: Control<Draft> }): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'values' });
  const { data } = useQuery(recognitionQueries.values());
  const [isOpen, setOpen] = useState(false);
  const { value, onChange } = field;
  if (data === undefined || data === null || data.length === 0) return null;
  const chosen = data.filter(({ id }) => value.includes(id));
  const shown = isOpen ? data : chosen;
  const toggle = (id: string): void => {
    if (value.includes(id)) onChange(value.filter((other) => other !== id));
    else if (value.length < perRecognition.values) onChange([...value, id]);
  };
  return (
    <div
      role="group"
      aria-label={t`Valor de la organización`}
      data-field="values"
      aria-describedby={fieldState.error === undefined ? undefined : id}
      className="-mt-2"
    >
      {shown.length === 0 ? null : (
        <p className="mb-1.5 text-small text-soft">
          <Trans>Valores que muestra</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {shown.map((one) => (
          <ToggleChip
            key={one.id}
            picture={<TypeIcon type={one} />}
            pressed={value.includes(one.id)}
            onPress={() => toggle(one.id)}
          >
            {typeName(one, language)}
          </ToggleChip>
        ))}
        {isOpen ? null : (
          // Alone its words begin where those of the other fields do.
          <span className={shown.length === 0 ? '-ms-2' : undefined}>
            <SmallAct icon={Gem} onPress={() => setOpen(true)}>
              {chosen.length === 0 ? <Trans>Añadir un valor</Trans> : <Trans>Otro valor</Trans>}
            </SmallAct>
          </span>
        )}
      </div>
      {fieldState.error === undefined ? null : <FieldError id={id}>{fieldState.error.message}</FieldError>}
    </div>
  );
}
