/** A small preview of the product in both colour schemes. Uses the same colour derivation as the page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Gift, HandHeart, Heart, House, MessageCircle } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { brandOf } from '#schema/brand.ts';
import type { Scheme } from '#src/lib/colors.ts';
import { applyBranding } from '#src/organization/branding.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Logo } from '#src/ui/Logo.tsx';

/** The look to preview. */
export interface BrandLook {
  readonly main: string;
  readonly secondary: string | null;
  /** URL of the logo; null for the logo of the product. */
  readonly logo: string | null;
  readonly name: string;
  /** The sentence beside the sign-in form; empty for the default sentence. */
  readonly sentence: string;
}

const OwnLogo = ({ logo, name }: Pick<BrandLook, 'logo' | 'name'>): ReactElement =>
  logo === null ? (
    <Logo brand={brandOf(location.host)} height={24} />
  ) : (
    <span className="flex min-w-0 items-center gap-2">
      <img src={logo} alt="" className="h-6 max-w-20 shrink-0 object-contain" />
      <span className="truncate text-small font-bold">{name}</span>
    </span>
  );

function Row({ icon, here = false, children }: { icon: typeof House; here?: boolean; children: ReactNode }) {
  return (
    <span
      className={classes(
        'flex items-center gap-2 rounded-control px-2 py-1.5 text-small',
        here ? 'bg-brand-tint font-semibold text-link' : 'text-ink',
      )}
    >
      <Icon of={icon} size={16} className={here ? undefined : 'text-soft'} />
      {children}
    </span>
  );
}

const Rail = ({ logo, name }: Pick<BrandLook, 'logo' | 'name'>): ReactElement => (
  <div className="flex flex-col gap-3 border-b border-line bg-card p-3">
    <OwnLogo logo={logo} name={name} />
    <div className="grid grid-cols-2 gap-1">
      <Row icon={House} here>
        <Trans>Inicio</Trans>
      </Row>
      <Row icon={Gift}>
        <Trans>Premios</Trans>
      </Row>
    </div>
  </div>
);

const Post = (): ReactElement => {
  const { t } = useLingui();
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <div className="flex items-center gap-2 text-small">
        <Avatar name="Ana Rivas" size={32} />
        <span className="min-w-0">
          <Trans>
            <strong>Ana</strong> reconoció a <strong>Luis</strong>
          </Trans>
        </span>
      </div>
      <p className="text-small">
        <Trans>Gracias por quedarte hasta que salió.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Chip icon={HandHeart} tone="brand">
          {t`Equipo`}
        </Chip>
        <Chip tone="accent">{t`50 puntos`}</Chip>
      </div>
      <div className="flex gap-4 text-small font-semibold text-link">
        <span className="inline-flex items-center gap-1.5">
          <Icon of={Heart} size={16} /> 12
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon of={MessageCircle} size={16} /> <Trans>Comentar</Trans>
        </span>
      </div>
    </Card>
  );
};

// A copy of the default sentence, because the texts of the sign-in page are not loaded here.
const OwnSentence = (): ReactElement =>
  brandOf(location.host) === 'aplauso' ? (
    <Trans>El buen trabajo merece un aplauso.</Trans>
  ) : (
    <Trans>Cada logro suma, y se nota.</Trans>
  );

// In the dark scheme this half is a tint with coloured text, as on the page (src/auth/BrandPanel.tsx).
const SignInHalf = ({ logo, name, sentence }: BrandLook): ReactElement => (
  <div className="flex flex-col gap-6 rounded-card bg-[light-dark(var(--brand),var(--brand-tint))] p-4 text-ink [--ink:light-dark(var(--on-brand),var(--brand-text))]">
    <OwnLogo logo={logo} name={name} />
    <p className="max-w-[16ch] text-h5 font-bold text-balance">
      {sentence === '' ? <OwnSentence /> : sentence}
    </p>
  </div>
);

/** One colour scheme with sample texts. Nothing in it is interactive. */
function InScheme({ scheme, look }: { readonly scheme: Scheme; readonly look: BrandLook }): ReactElement {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { main, secondary, logo } = look;
  useLayoutEffect(() => {
    if (place.current !== null) applyBranding({ banner: { main, secondary }, logoUrl: logo }, place.current);
  }, [main, secondary, logo]);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-small font-semibold">
        {scheme === 'light' ? t`En claro` : t`En oscuro`}
      </figcaption>
      <div
        ref={place}
        inert
        aria-hidden
        data-theme={scheme}
        data-preview={scheme}
        className="overflow-hidden rounded-card border border-line bg-page text-ink"
      >
        <Rail logo={logo} name={look.name} />
        <div className="flex flex-col gap-3 p-3">
          <Banner severity="brand">
            <Trans>Este viernes celebramos juntos.</Trans>
          </Banner>
          <Post />
          <div className="flex flex-wrap items-center gap-2">
            <Button>
              <Trans>Reconocer</Trans>
            </Button>
            <Button variant="secondary">
              <Trans>Cancelar</Trans>
            </Button>
            <Button variant="quiet" icon={Bell}>
              <Trans>Avisos</Trans>
            </Button>
          </div>
          <SignInHalf {...look} />
        </div>
      </div>
    </figure>
  );
}

/** Light and dark side by side if the width allows it. */
export function BrandPreview({ look }: { readonly look: BrandLook }): ReactElement {
  const { t } = useLingui();
  return (
    <section aria-label={t`Vista previa`} className="grid gap-4 sm:grid-cols-2">
      <InScheme scheme="light" look={look} />
      <InScheme scheme="dark" look={look} />
    </section>
  );
}
