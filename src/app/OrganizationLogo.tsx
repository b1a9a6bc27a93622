/** The logo of the organisation, or the logo of the brand if the organisation has none or its image fails. */
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useShell } from './shell.context.ts';

const Logo = lazy(() => import('#src/ui/Logo.tsx').then((file) => ({ default: file.Logo })));

/** At most 32 px high; screen readers read the name of the organisation. */
export function OrganizationLogo({ markOnly = false }: { markOnly?: boolean }): ReactElement {
  const { logoUrl, organization, brand } = useShell();
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl === null || broken === logoUrl)
    return (
      <Suspense fallback={<span role="img" aria-label={organization} className="size-8" />}>
        <Logo brand={brand} markOnly={markOnly} />
      </Suspense>
    );
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <img
        src={logoUrl}
        alt={markOnly ? organization : ''}
        onError={() => setBroken(logoUrl)}
        className="h-8 max-w-32 shrink-0 object-contain"
      />
      {markOnly ? null : <span className="truncate font-bold tracking-tight">{organization}</span>}
    </span>
  );
}
