/** Both balances of the wallet; a link to the wallet (`give` and `redeem`). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Gift, HandHeart } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/**
 * Static numbers: only the wallet on the screen animates. Nothing for users who do not take part in points.
 */
export function WalletLink(): ReactElement | null {
  const { t } = useLingui();
  const me = useMe();
  const language = useLanguage();
  if (me?.takesPoints !== true) return null;
  const give = points(me.pointsToGive, language);
  const redeem = points(me.pointsToRedeem, language);
  return (
    <Link
      href="/wallet"
      title={t`Billetera: ${give} para dar, ${redeem} para canjear`}
      className="target flex h-10 items-center gap-3 rounded-control border border-line bg-card px-3 text-small font-semibold transition-colors duration-120 hover:bg-subtle"
    >
      <span className="flex items-center gap-1.5">
        <Icon of={HandHeart} size={16} className="text-link" />
        <span className="sr-only">
          <Trans>Billetera, para dar:</Trans>
        </span>
        <span className="tabular-nums">{formatNumber(me.pointsToGive, language)}</span>
      </span>
      <span aria-hidden className="h-4 w-px bg-line" />
      <span className="flex items-center gap-1.5">
        <Icon of={Gift} size={16} className="text-accent-text" />
        <span className="sr-only">
          <Trans>Para canjear:</Trans>
        </span>
        <span className="tabular-nums">{formatNumber(me.pointsToRedeem, language)}</span>
      </span>
    </Link>
  );
}
