/** Shows the newer version of another user beside the edited page, so that neither is lost. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import { PageText } from '#src/pages/PageText.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import type { PageToEdit } from './pagesAdmin.queries.ts';

/** Another save keeps the user's own text. The button takes the newer version. */
export function TheirVersion({
  page,
  onTake,
}: {
  readonly page: PageToEdit;
  readonly onTake: () => void;
}): ReactElement {
  const { t } = useLingui();
  const day = createdVariant(page.updatedAt);
  return (
    <Card as="section" tone="tint" aria-label={t`La versión de alguien más`} className="flex flex-col gap-4">
      <div>
        <CardTitle>
          <Trans>Alguien más cambió esta página ({day})</Trans>
        </CardTitle>
        <p className="text-small text-soft">
          <Trans>
            Lo que escribes sigue en el editor. Al guardar, lo que cambiaste toma el lugar de lo suyo.
          </Trans>
        </p>
      </div>
      <Card className="flex max-h-96 flex-col gap-4 overflow-y-auto">
        <p className="text-h5 font-semibold wrap-anywhere">{page.title}</p>
        <PageText content={page.content} />
      </Card>
      <div>
        <Button variant="secondary" onClick={onTake}>
          <Trans>Quedarme con su versión</Trans>
        </Button>
      </div>
    </Card>
  );
}
