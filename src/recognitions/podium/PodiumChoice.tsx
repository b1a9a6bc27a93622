/** Opting out of the podium or back in: an optimistic update with rollback. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { Card } from '#src/ui/Card.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { choosePodium, podiumQueries, type OwnPlaces } from './podium.queries.ts';

/** The switch with an explanation. */
export function PodiumChoice({ isHidden }: { isHidden: boolean }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const ownKey = [...podiumQueries.all(), 'own'];
  const put = (hidden: boolean): void =>
    void cache.setQueriesData<OwnPlaces>({ queryKey: ownKey }, (own) =>
      own === undefined ? own : { ...own, hidden },
    );
  const choose = useMutation({
    mutationKey: ['podium', 'choose'],
    mutationFn: choosePodium,
    onMutate: async (hidden) => {
      await cache.cancelQueries({ queryKey: ownKey });
      put(hidden);
    },
    onError: (_error, hidden) => {
      put(!hidden);
      toasts.raise({ severity: 'error', text: t`No se guardó tu elección. Vuelve a intentarlo.` });
    },
    // Ranks below the person change too.
    onSettled: () => cache.invalidateQueries({ queryKey: podiumQueries.all() }),
  });
  return (
    <Card as="section" aria-label={t`Tu lugar en el podio`}>
      <Switch
        label={<span className="font-semibold">{t`Aparecer en el podio`}</span>}
        detail={
          <Trans>
            Si lo apagas, tu nombre no sale en ninguna lista y no ocupas ningún lugar. Tus puntos y tus
            reconocimientos no cambian.
          </Trans>
        }
        checked={!isHidden}
        disabled={choose.isPending}
        onChange={(isShown) => choose.mutate(!isShown)}
      />
    </Card>
  );
}
