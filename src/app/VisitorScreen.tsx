/** The pages that open without a session (design §8 A15), in a frame without navigation. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link, useLocation, useRouter } from 'wouter';
import { brandName, type Brand } from '#src/lib/brand.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { ComingScreen } from './ComingScreen.tsx';
import { screenAt } from './navigation.ts';
import { usePageTitle } from './pageTitle.ts';

/** Nothing where the path is none of them: the guard has sent the visitor to sign-in then. */
export function VisitorScreen({ brand }: { brand: Brand }): ReactElement | null {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const { parser } = useRouter();
  const screen = screenAt(path, parser);
  usePageTitle(screen === undefined ? null : i18n._(screen.title), brandName[brand]);
  if (screen === undefined) return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 shrink-0 items-center justify-between gap-4 border-b border-line px-4 wide:px-8">
        <Logo brand={brand} />
        <Link href="/login" asChild>
          <LinkButton variant="quiet">
            <Trans>Iniciar sesión</Trans>
          </LinkButton>
        </Link>
      </header>
      <main className="flex-1">
        <ComingScreen screen={screen} home="/login" />
      </main>
    </div>
  );
}
