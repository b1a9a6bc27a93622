/**
 * The header of the documentation: brand, language, link to the app; on small screens the button of the menu.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Menu } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Language } from '#schema/limits.ts';
import { LanguageSwitch } from '#src/auth/LanguageSwitch.tsx';
import type { Brand } from '#schema/brand.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { useDocsPlace } from './docs.context.ts';

const MenuSheet = lazy(async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }));

export interface DocsHeaderProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** 64 px, sticky. */
export function DocsHeader({ brand, language, onLanguage }: DocsHeaderProps): ReactElement {
  const { t } = useLingui();
  const { app } = useDocsPlace();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (): void => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-card px-3 wide:gap-4 wide:px-5">
      <span className="wide:hidden">
        <IconButton icon={Menu} label={t`Menú`} aria-haspopup="dialog" onClick={open} />
      </span>
      <Link href="/" className="flex items-center gap-3 rounded-control py-1">
        <Logo brand={brand} height={24} />
        <span className="border-s border-line ps-3 text-small font-semibold text-soft max-sm:sr-only">
          <Trans>Documentación de la API</Trans>
        </span>
      </Link>
      <div className="ms-auto flex items-center gap-3">
        <LanguageSwitch language={language} onLanguage={onLanguage} />
        {app === null ? null : (
          <LinkButton href={app} variant="quiet" className="max-wide:hidden">
            <Trans>Ir a la aplicación</Trans>
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </LinkButton>
        )}
      </div>
      {wasOpened ? (
        <Suspense>
          <MenuSheet open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}
