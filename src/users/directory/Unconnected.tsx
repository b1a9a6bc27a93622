/** The state without a connected directory: who can connect one, and the alternative. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Illustration, sentence } from '#src/ui/StateViews.tsx';

/** Not an error: most organisations import a list. */
export const Unconnected = (): ReactElement => (
  <Card>
    <Illustration drawing="off">
      <div className={sentence}>
        <p className="font-semibold">
          <Trans>Ningún directorio está conectado</Trans>
        </p>
        <p className="mt-1 text-soft">
          <Trans>
            Quien instaló el servidor puede conectar el de la empresa (LDAP o Active Directory). Mientras
            tanto, trae a las personas en una lista.
          </Trans>
        </p>
      </div>
      <Link href="/admin/people-import" asChild>
        <LinkButton variant="primary">
          <Trans>Importar una lista</Trans>
        </LinkButton>
      </Link>
    </Illustration>
  </Card>
);
