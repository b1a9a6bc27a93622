/** After an undo: the people who could not be restored, with the reason. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';

/** All others are restored. Draws nothing if no one was kept. */
export function KeptPeople({
  label,
  kept,
}: {
  readonly label: string;
  readonly kept: UserImport['kept'];
}): ReactElement | null {
  if (kept.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <CardTitle as="h3">
          <Plural value={kept.length} one="Una persona se quedó" other="# personas se quedaron" />
        </CardTitle>
        <p className="text-small text-soft">
          <Trans>Las demás están como antes de la importación.</Trans>
        </p>
      </div>
      <Card padding="none" className="overflow-clip">
        <VirtualList items={kept} keyOf={({ email }) => email} label={label} itemClass="" estimate={72}>
          {({ email, reason }) => (
            <div className="flex items-center gap-3 border-b border-line px-5 py-3 in-[li:last-child]:border-b-0">
              <Avatar name={email} size={40} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{email}</p>
                <p className="text-small text-soft">{reason}</p>
              </div>
            </div>
          )}
        </VirtualList>
      </Card>
    </section>
  );
}
