/** A link to the documentation of the public API. */
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Icon } from '#src/ui/Icon.tsx';

// Only these builds serve the documentation themselves. Elsewhere it has its own host, unknown to this page.
const isHere = import.meta.env.DEV || import.meta.env.MODE === 'demo';

/** A link if this build serves the documentation, otherwise a text that says where it is. */
export const DocsLink = (): ReactElement =>
  isHere ? (
    <a href="/docs" target="_blank" rel="noopener" className={buttonLook('secondary', 'small', false)}>
      <Icon of={BookOpen} size={16} className="-ms-1 shrink-0" />
      <Trans>Documentación</Trans>
      <span className="sr-only">
        {' '}
        <Trans>(se abre en una pestaña nueva)</Trans>
      </span>
    </a>
  ) : (
    <p className="max-w-60 text-small text-soft">
      <Trans>La documentación está en el sitio «docs» de tu instalación.</Trans>
    </p>
  );
