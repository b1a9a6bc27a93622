/** How a challenge is won: the activity, the way, its target, and what counts of a day. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChallengeWay } from '#schema/challenges/challenges.rules.ts';
import { FormField, FormNumber, FormSwitch, FormText } from '#src/admin/FormFields.tsx';
import { DecimalField } from '#src/forms/DecimalField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Select } from '#src/ui/Select.tsx';
import { places, type ChallengeFields } from './challengeForm.ts';
import type { ChallengeType } from './challengesAdmin.queries.ts';

/** Each way in a sentence that says how it counts. */
function useWays(): readonly {
  readonly value: ChallengeWay;
  readonly label: string;
  readonly detail: string;
}[] {
  const { t } = useLingui();
  return [
    {
      value: 'own_beginning',
      label: t`Contra tu propio comienzo`,
      detail: t`Cada quien se compara con sus primeros días. No ganan siempre los mismos.`,
    },
    { value: 'target', label: t`Llegar a una meta`, detail: t`Se suman los días de cada persona.` },
    {
      value: 'habit',
      label: t`Mantener un hábito`,
      detail: t`Cuentan los días por semana. Un día perdido no borra los anteriores.`,
    },
    {
      value: 'team',
      label: t`En equipo`,
      detail: t`Cuenta la media por persona de cada departamento: el tamaño no gana.`,
    },
  ];
}

const useTargetLabel = (way: ChallengeWay): string => {
  const { t } = useLingui();
  switch (way) {
    case 'target':
      return t`Suma para llegar`;
    case 'habit':
      return t`Cuánto al día`;
    case 'team':
      return t`Media por persona para llegar`;
    case 'own_beginning':
      return t`Mejora sobre el comienzo`;
  }
};

/** The unit follows the activity until another one is written. */
export function WinFields({
  form: { control, getValues, setValue },
  types,
}: {
  readonly form: UseFormReturn<ChallengeFields>;
  readonly types: readonly ChallengeType[];
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const ways = useWays();
  const [way, unit] = useWatch({ control, name: ['way', 'unit'] });
  const targetLabel = useTargetLabel(way);
  const nameOf = ({ name, nameEn }: ChallengeType): string => (language === 'es' ? name : nameEn);
  const takeUnit = (now: string, next: string): void => {
    const typed = getValues().unit.trim();
    const old = types.find(({ id }) => id === now);
    const chosen = types.find(({ id }) => id === next);
    if (chosen !== undefined && ['', old?.unit, old?.unitEn].includes(typed))
      setValue('unit', language === 'es' ? chosen.unit : chosen.unitEn, { shouldDirty: true });
  };
  return (
    <>
      <FormField control={control} name="typeId">
        {({ value, onChange, error }) => (
          <Select
            label={t`Actividad`}
            value={value}
            error={error}
            onChange={(next) => {
              takeUnit(value, next);
              onChange(next);
            }}
            options={types.map((type) => ({ value: type.id, label: nameOf(type) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="way">
        {(tie) => <RadioCards legend={t`Cómo se gana`} columns={2} options={ways} {...tie} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={control} name="target">
          {(tie) => (
            <DecimalField
              label={targetLabel}
              places={places}
              trailing={<span className="text-small text-soft">{way === 'own_beginning' ? '%' : unit}</span>}
              {...tie}
            />
          )}
        </FormField>
        <FormText control={control} name="unit" label={t`Unidad`} maxLength={30} />
      </div>
      {way === 'habit' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <FormNumber control={control} name="perWeek" label={t`Días por semana`} min={1} max={7} />
          <FormNumber
            control={control}
            name="weeks"
            label={t`Semanas que cumplir`}
            hint={t`Vacío: todas las del reto.`}
            min={1}
            max={53}
          />
        </div>
      ) : null}
      <FormField control={control} name="cap">
        {(tie) => (
          <DecimalField
            label={t`Tope por día`}
            hint={t`Lo que pase de ahí queda registrado y no cuenta. Vacío: sin tope.`}
            optional
            places={places}
            {...tie}
          />
        )}
      </FormField>
      <FormSwitch
        control={control}
        name="proof"
        label={t`Pedir un comprobante`}
        detail={t`Los puntos llegan cuando lo apruebas.`}
      />
    </>
  );
}
