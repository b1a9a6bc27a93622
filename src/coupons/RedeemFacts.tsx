/** The facts of a code for the check at the counter: coupon, owner, and end date. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { moneyIn, useCouponWords, worthOf } from './couponWords.ts';
import { Terms } from './Terms.tsx';

/** The facts, then the terms. */
export function RedeemFacts({ seen }: { seen: RedemptionSeen }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCouponWords();
  const { title, terms, provider, userName, key, value, currency, expiresAt } = seen;
  const worth = worthOf(seen, language);
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-control bg-subtle px-4 py-3">
        {worth === null ? null : <p className="text-h4 font-bold wrap-anywhere">{worth}</p>}
        <p className="font-semibold wrap-anywhere">{title}</p>
      </div>
      <DescriptionList
        items={[
          { term: t`A nombre de`, value: userName },
          { term: t`Proveedor`, value: provider.name },
          ...(value === null || worth === moneyIn(value, currency, language)
            ? []
            : [{ term: t`Vale`, value: moneyIn(value, currency, language) }]),
          ...(expiresAt === null ? [] : [{ term: t`Se puede usar hasta`, value: words.lastDay(expiresAt) }]),
          {
            term: t`Código`,
            value: <span className="font-semibold tracking-[0.06em] tabular-nums">{key}</span>,
          },
        ]}
      />
      {terms === '' ? (
        <p className="text-small text-soft">
          <Trans>Sin condiciones escritas.</Trans>
        </p>
      ) : (
        <Terms terms={terms} />
      )}
    </div>
  );
}
