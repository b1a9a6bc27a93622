/** The points field: each or split, with the live cost and the remaining balance. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Wallet } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import {
  distributions,
  pointsFault,
  type Distribution,
  type PointLimits,
} from '#schema/recognitions/recognitions.rules.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Bill } from './bill.ts';
import type { Draft } from './draft.ts';

/** Preset amounts; only those that the wallet can pay are offered. */
const offers = [10, 25, 50, 100] as const;
/** Points of one press of the stepper. */
const step = 5;

/** Recognition without points, and the reason. */
export const WithoutPoints = ({
  takesPoints,
  error,
}: {
  takesPoints: boolean;
  /** Why the recognition cannot be sent without points either: a type requires points. */
  error: string | undefined;
}): ReactElement => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5" data-field="amount">
      <p className="flex items-start gap-2 rounded-control bg-subtle px-3 py-2 text-small">
        <Icon of={Wallet} size={16} className="mt-0.5 shrink-0 text-soft" />
        {takesPoints ? (
          <Trans>Ya diste todos tus puntos de este periodo. Tu agradecimiento llega igual, sin puntos.</Trans>
        ) : (
          <Trans>Tu cuenta no participa en los puntos. Tu agradecimiento llega igual, sin puntos.</Trans>
        )}
      </p>
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
    </div>
  );
};

function ShareChoice({
  value,
  onChange,
}: {
  value: Distribution;
  onChange: (value: Distribution) => void;
}): ReactElement {
  const { t } = useLingui();
  const words: Readonly<Record<Distribution, string>> = { each: t`A cada quien`, split: t`Repartidos` };
  return (
    <div role="group" aria-label={t`Cómo se dan los puntos`} className="flex flex-wrap gap-2">
      {distributions.map((one) => (
        <ToggleChip key={one} pressed={value === one} onPress={() => onChange(one)}>
          {words[one]}
        </ToggleChip>
      ))}
    </div>
  );
}

export interface PointsFieldProps {
  control: Control<Draft>;
  bill: Bill;
  /** Points to give; undefined while unknown. */
  have: number | undefined;
  /** The limits of the chosen types, per person. */
  limits: PointLimits;
}

/** The limits of the types, in words; undefined if the types set none. */
function useLimitWords({ minPoints, maxPoints }: PointLimits): string | undefined {
  const { t } = useLingui();
  const language = useLanguage();
  const [least, most] = [formatNumber(minPoints, language), points(maxPoints ?? 0, language)];
  if (minPoints > 0 && maxPoints !== null)
    return minPoints === maxPoints
      ? t`Este tipo lleva ${most} por persona.`
      : t`Este tipo lleva entre ${least} y ${most} por persona.`;
  if (maxPoints !== null) return t`Este tipo lleva ${most} por persona como máximo.`;
  return minPoints > 0 ? t`Este tipo lleva al menos ${points(minPoints, language)} por persona.` : undefined;
}

/** The fourth main field. */
export function PointsField({ control, bill, have, limits }: PointsFieldProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const amount = useController({ control, name: 'amount' });
  const distribution = useController({ control, name: 'distribution' });
  const limitWords = useLimitWords(limits);
  const isEach = distribution.field.value === 'each' || bill.takers.length < 2;
  const fits = (offer: number): boolean =>
    (have === undefined || offer <= have) && (!isEach || pointsFault(limits, offer) === undefined);
  const hint = [have === undefined ? '' : t`Tienes ${points(have, language)} para dar.`, limitWords ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="flex flex-col gap-3" data-field="amount">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="w-full wide:w-64">
          <NumberField
            label={t`¿Cuántos puntos?`}
            {...(hint === '' ? {} : { hint })}
            suffix={t`puntos`}
            step={step}
            value={amount.field.value}
            onChange={amount.field.onChange}
            disabled={amount.field.disabled}
            error={amount.fieldState.error?.message}
          />
        </div>
        <div role="group" aria-label={t`Cantidades frecuentes`} className="flex flex-wrap gap-2 wide:pt-7">
          {[0, ...offers].filter(fits).map((offer) => (
            <ToggleChip
              key={offer}
              pressed={(amount.field.value ?? 0) === offer}
              onPress={() => amount.field.onChange(offer)}
            >
              {offer === 0 ? t`Sin puntos` : formatNumber(offer, language)}
            </ToggleChip>
          ))}
        </div>
      </div>
      {bill.takers.length > 1 && (amount.field.value ?? 0) > 0 ? (
        <ShareChoice value={distribution.field.value} onChange={distribution.field.onChange} />
      ) : null}
    </div>
  );
}
