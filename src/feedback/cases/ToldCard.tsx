/** "Dijeron, hicimos": what changed because people spoke. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ShownPromise } from '#src/feedback/feedback.queries.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';

/** Nothing while nothing was told. */
export function ToldCard({ told }: Pick<ShownPromise, 'told'>): ReactElement | null {
  const language = useLanguage();
  return told.length === 0 ? null : (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Dijeron, hicimos</Trans>
      </CardTitle>
      <ul className="flex flex-col gap-4">
        {told.map(({ id, text, textEn, at }) => (
          <li key={id}>
            <p className="whitespace-pre-line wrap-anywhere">{language === 'en' ? (textEn ?? text) : text}</p>
            <time className="text-small text-soft" dateTime={at}>
              {createdVariant(at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
