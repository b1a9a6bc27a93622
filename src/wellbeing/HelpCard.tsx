/** Help that is needed now: always on top, whatever a person's moods are. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { ShownPage } from './wellbeing.queries.ts';

/** Whom to call, each as a link that dials. */
export function Contacts({
  of,
  label,
}: {
  readonly of: ShownPage['help'];
  readonly label: string;
}): ReactElement {
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {of.map(({ name, phone, note }) => (
        <li key={`${name} ${phone}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            {note === null || note === '' ? null : (
              <span className="block text-small text-soft wrap-anywhere">{note}</span>
            )}
          </span>
          <LinkButton icon={Phone} href={`tel:${phone.replaceAll(/[^\d+*#]/gu, '')}`}>
            {phone}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

export function HelpCard({ help }: { readonly help: ShownPage['help'] }): ReactElement {
  const { t } = useLingui();
  return (
    <Card as="section" tone="tint" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Si necesitas ayuda ahora</Trans>
      </CardTitle>
      {help.length === 0 ? (
        <p>
          <Trans>
            Llama al número de emergencias de tu país. Tu organización todavía no puso números propios.
          </Trans>
        </p>
      ) : (
        <Contacts of={help} label={t`Ayuda ahora`} />
      )}
    </Card>
  );
}
