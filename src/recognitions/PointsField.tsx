/** How many points: each or split, with what it costs and what stays, live. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Wallet } from 'lucide-react';
import type { ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { distributions, type Distribution } from '#schema/recognitions/recognitions.rules.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { nameOf } from '#src/users/people.queries.ts';
import { useLanguage } from '#src/users/useLanguage.ts';
import type { Bill } from './bill.ts';
import type { Draft } from './draft.ts';

/** Amounts offered at once; only those that the purse can pay. */
const offers = [10, 25, 50, 100] as const;
/** Points of one press of the stepper. */
const step = 5;

/** Thanks without points, and why. */
export const WithoutPoints = ({ takesPoints }: { takesPoints: boolean }): ReactElement => (
  <p className="flex items-start gap-2 rounded-control bg-subtle px-3 py-2 text-small">
    <Icon of={Wallet} size={16} className="mt-0.5 shrink-0 text-soft" />
    {takesPoints ? (
      <Trans>Ya diste todos tus puntos de este periodo. Tu agradecimiento llega igual, sin puntos.</Trans>
    ) : (
      <Trans>Tu cuenta no participa en los puntos. Tu agradecimiento llega igual, sin puntos.</Trans>
    )}
  </p>
);

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

/** What it costs, who gets the odd points, who gets none: sentences, said once when they change. */
export function BillWords({
  bill,
  amount,
  distribution,
}: {
  bill: Bill;
  amount: number;
  distribution: Distribution;
}): ReactElement {
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const count = bill.takers.length;
  const total = points(bill.cost, language);
  const odd = bill.lucky.length;
  const names = list.format(bill.lucky.map(nameOf));
  const without = list.format(bill.without.map(nameOf));
  const base = count === 0 ? 0 : Math.floor(amount / count);
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-small text-soft">
      {amount === 0 || count === 0 ? null : (
        <p>
          {distribution === 'each' && count > 1 ? (
            <Trans>
              {formatNumber(count, language)} personas × {formatNumber(amount, language)} ={' '}
              <strong className="font-semibold text-ink">{total}</strong>.
            </Trans>
          ) : distribution === 'split' && count > 1 ? (
            <Trans>
              <strong className="font-semibold text-ink">{total}</strong> entre{' '}
              {formatNumber(count, language)} personas: {formatNumber(base, language)} a cada una.
            </Trans>
          ) : (
            <Trans>
              <strong className="font-semibold text-ink">{total}</strong> en total.
            </Trans>
          )}{' '}
          {bill.left >= 0 ? <Trans>Te quedan {points(bill.left, language)} para dar.</Trans> : null}
        </p>
      )}
      {amount === 0 || odd === 0 ? null : (
        <p>
          <Plural
            value={odd}
            one={`El punto que sobra va para ${names}.`}
            other={`Los # puntos que sobran van para ${names}.`}
          />
        </p>
      )}
      {amount === 0 || bill.without.length === 0 ? null : (
        <p>
          <Plural
            value={bill.without.length}
            one={`${without} recibe tu agradecimiento sin puntos: no participa en ellos.`}
            other={`${without} reciben tu agradecimiento sin puntos: no participan en ellos.`}
          />
        </p>
      )}
    </div>
  );
}

export interface PointsFieldProps {
  control: Control<Draft>;
  bill: Bill;
  /** Points to give; undefined while they are not known. */
  have: number | undefined;
}

/** The fourth of the four things. */
export function PointsField({ control, bill, have }: PointsFieldProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const amount = useController({ control, name: 'amount' });
  const distribution = useController({ control, name: 'distribution' });
  const affordable = offers.filter((offer) => have === undefined || offer <= have);
  return (
    <div className="flex flex-col gap-3" data-field="amount">
      <div className="wide:max-w-80">
        <NumberField
          label={t`¿Cuántos puntos?`}
          {...(have === undefined ? {} : { hint: t`Tienes ${points(have, language)} para dar.` })}
          suffix={t`puntos`}
          step={step}
          value={amount.field.value}
          onChange={amount.field.onChange}
          disabled={amount.field.disabled}
          error={amount.fieldState.error?.message}
        />
      </div>
      <div role="group" aria-label={t`Cantidades frecuentes`} className="flex flex-wrap gap-2">
        {[0, ...affordable].map((offer) => (
          <ToggleChip
            key={offer}
            pressed={(amount.field.value ?? 0) === offer}
            onPress={() => amount.field.onChange(offer)}
          >
            {offer === 0 ? t`Sin puntos` : formatNumber(offer, language)}
          </ToggleChip>
        ))}
      </div>
      {bill.takers.length > 1 && (amount.field.value ?? 0) > 0 ? (
        <ShareChoice value={distribution.field.value} onChange={distribution.field.onChange} />
      ) : null}
    </div>
  );
}
