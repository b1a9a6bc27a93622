/** The preview of an announcement at its placement, with the component that users see. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Placement } from '#schema/pages/pages.rules.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { AnnouncementCard, type Announced } from '#src/announcements/AnnouncementCard.tsx';

const nothing = (): void => undefined;

function Look({ of: one, placement }: { of: Announced; placement: Placement }): ReactElement {
  switch (placement) {
    case 'home':
      return <AnnouncementCard of={one} onDismiss={nothing} className="mx-auto w-72 max-w-full" />;
    case 'catalog':
      return <AnnouncementCard of={one} slim onDismiss={nothing} />;
    case 'banner':
      return (
        <Banner
          severity="brand"
          onDismiss={nothing}
          action={
            one.link === null ? undefined : (
              <span className={buttonLook('secondary', 'small', false)}>
                <Trans>Ver más</Trans>
              </span>
            )
          }
        >
          <span className="font-semibold">{one.title}</span> {one.text}
        </Banner>
      );
  }
}

/** The preview is inert. Banners have no picture. */
export function PublicityPreview({
  title,
  ...rest
}: Announced & { readonly placement: Placement }): ReactElement {
  const { t } = useLingui();
  const { placement, ...words } = rest;
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="text-small font-semibold">
        <Trans>Así se verá</Trans>
      </figcaption>
      <div inert className="rounded-card bg-subtle p-4">
        <Look of={{ title: title === '' ? t`Título del anuncio` : title, ...words }} placement={placement} />
      </div>
    </figure>
  );
}
