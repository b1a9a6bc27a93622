/** Health and safety: contacts, protocols, and the way to report a danger. */
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, ShieldAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Contacts } from './HelpCard.tsx';
import type { ShownPage } from './wellbeing.queries.ts';

/** A complaint of the kind "danger", where complaints are on. */
export const dangerAddress = '/suggestions?tab=complaints&kind=danger';

export function SafetyCard({ page }: { readonly page: ShownPage }): ReactElement {
  const { t } = useLingui();
  const hasComplaints = useModule('complaints');
  const { safetyContacts, protocols } = page;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <CardTitle>
        <Trans>Salud y seguridad</Trans>
      </CardTitle>
      {safetyContacts.length + protocols.length === 0 ? (
        <p className="text-soft">
          <Trans>Tu organización todavía no puso contactos ni protocolos aquí.</Trans>
        </p>
      ) : null}
      {safetyContacts.length === 0 ? null : (
        <Contacts of={safetyContacts} label={t`Contactos de salud y seguridad`} />
      )}
      {protocols.length === 0 ? null : (
        <ul aria-label={t`Protocolos`} className="divide-y divide-line">
          {protocols.map(({ id, name, description }) => (
            <li key={id} className="py-2.5">
              <Link
                href={`/files?file=${id}`}
                className="flex items-start gap-3 rounded-control hover:underline"
              >
                <Icon of={FileText} className="mt-0.5 shrink-0 text-soft" />
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  {description === null ? null : (
                    <span className="block text-small text-soft wrap-anywhere">{description}</span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasComplaints ? (
        <Link href={dangerAddress} asChild>
          <LinkButton icon={ShieldAlert} className="self-start">
            <Trans>Avisar de un peligro</Trans>
          </LinkButton>
        </Link>
      ) : null}
    </Card>
  );
}
