/** The way to the documentation of the public API. */
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Icon } from '#src/ui/Icon.tsx';

// Only these builds show it under their own address; elsewhere it has a host of its own, which this page cannot know.
const isHere = import.meta.env.DEV || import.meta.env.MODE === 'demo';

/** A link where the documentation is at hand, else where to find it, in words. */
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
