/** Selects the balance that receives the points. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Wallet } from '#schema/points/points.rules.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useStatementWords } from '#src/points/statementWords.ts';

interface WalletFieldProps {
  readonly value: Wallet;
  readonly onChange: (purse: Wallet) => void;
}

/** As cards, with the purpose of each balance. */
export function WalletCards({ value, onChange }: WalletFieldProps): ReactElement {
  const { t } = useLingui();
  const words = useStatementWords();
  return (
    <RadioCards
      legend={t`A qué billetera llegan`}
      columns={2}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'give',
          label: words.purse('give'),
          detail: t`Para agradecer a colegas; pueden vencer al renovar.`,
        },
        {
          value: 'redeem',
          label: words.purse('redeem'),
          detail: t`Un regalo para la persona: los canjea cuando quiera.`,
        },
      ]}
    />
  );
}

/** As a select field for a line. */
export function WalletSelect({ value, onChange }: WalletFieldProps): ReactElement {
  const { t } = useLingui();
  const words = useStatementWords();
  return (
    <Select
      label={t`Billetera`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'give', label: words.purse('give') },
        { value: 'redeem', label: words.purse('redeem') },
      ]}
    />
  );
}
