/** People with a valid consent. Values are masked until an administrator says why. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { SettingsWaiting } from '#src/admin/SettingsForm.tsx';
import { usePurposeWords } from '#src/wellbeing/metrics/metricWords.ts';
import { wellbeingQueries, type SharedMetric } from '#src/wellbeing/wellbeing.queries.ts';
import { LookPanel } from './LookPanel.tsx';

export function SharedMetrics(): ReactElement {
  const { t } = useLingui();
  const purposes = usePurposeWords();
  const query = useInfiniteQuery(wellbeingQueries.shared());
  const [looking, setLooking] = useState<SharedMetric | null>(null);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.pagination.total ?? 0;
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar a las personas que dieron su consentimiento.`}>
      {query.data === undefined ? (
        <SettingsWaiting cards={2} />
      ) : items.length === 0 ? (
        <Empty text={<Trans>Nadie ha dado su consentimiento, así que no hay nada que ver.</Trans>} />
      ) : (
        <div className="flex max-w-prose72 flex-col gap-4">
          <p className="text-small text-soft">
            <Plural
              value={total}
              one="# persona dio su consentimiento. Cada vez que miras, la persona lo lee."
              other="# personas dieron su consentimiento. Cada vez que miras, la persona lo lee."
            />
          </p>
          <ul aria-label={t`Personas que dieron su consentimiento`} className="flex flex-col gap-3">
            {items.map((item) => {
              const { user, measuredAt } = item;
              const name = `${user.firstName} ${user.lastName}`;
              const day = measuredAt === null ? '' : createdVariant(measuredAt);
              return (
                <Card as="li" key={item.id} padding="small" className="flex flex-wrap items-center gap-4">
                  <Avatar name={name} src={user.profileImageUrl} size={40} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-small text-soft">
                      {item.purposes.map((one) => purposes[one].label).join(', ')}
                    </span>
                    <span className="block text-small text-soft">
                      {measuredAt === null ? (
                        <Trans>Sin medidas</Trans>
                      ) : (
                        <Trans>Última medida: {day}. Valores ocultos.</Trans>
                      )}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    aria-label={t`Decir por qué y ver las medidas de ${name}`}
                    onClick={() => setLooking(item)}
                  >
                    <Trans>Decir por qué y ver</Trans>
                  </Button>
                </Card>
              );
            })}
          </ul>
          <MoreRows of={query} />
          {looking === null ? null : (
            <LookPanel key={looking.id} of={looking} open onClose={() => setLooking(null)} />
          )}
        </div>
      )}
    </ListBoundary>
  );
}
