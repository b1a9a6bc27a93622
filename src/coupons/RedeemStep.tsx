/** Confirmation of redemptions for a provider's people; a separate chunk. */
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { createRedeem } from './redeem.actors.ts';
import { RedeemView } from './RedeemView.tsx';

/** A key in the URL prefills the field. */
export function RedeemStep(): ReactElement {
  const [search] = useSearchParams();
  const [actor] = useState(() => createRedeem((search.get('key') ?? '').slice(0, 40)));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <RedeemView actor={actor} />;
}
