/** Opens a version in a new tab, by a URL that is valid for an hour or two. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import { demoKit } from '#src/api/send.ts';
import { toasts } from '#src/lib/toasts.ts';
import { LinkButton, TextLink } from '#src/ui/LinkButton.tsx';
import { isShown } from './fileTypes.ts';
import type { Version } from './files.queries.ts';

/**
 * The demo stores files in this page, which a new tab cannot reach, so the bytes become an object URL. Raises
 * if the file does not exist.
 */
async function openHere(url: string, name: string, contentType: string): Promise<void> {
  const answer = await demoKit()?.answer(new Request(new URL(url, location.origin)));
  if (answer?.ok !== true) throw new Error('gone');
  const address = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  if (isShown(contentType)) link.target = '_blank';
  else link.download = name;
  link.click();
  // The new tab has read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens types that browsers display and downloads all others; the label says which. */
export function FileLink({
  name,
  version: { url, contentType, version },
  look,
}: {
  readonly name: string;
  readonly version: Pick<Version, 'url' | 'contentType' | 'version'>;
  /** A primary or secondary button, or a text link. */
  readonly look: 'primary' | 'secondary' | 'words';
}): ReactElement {
  const { t } = useLingui();
  const shows = isShown(contentType);
  const open = (event: MouseEvent): void => {
    if (demoKit() === undefined) return;
    event.preventDefault();
    openHere(url, name, contentType).catch(() =>
      toasts.raise({ severity: 'error', text: t`No pudimos abrir «${name}». Vuelve a intentarlo.` }),
    );
  };
  const link = {
    href: url,
    target: '_blank',
    rel: 'noreferrer',
    onClick: open,
    'aria-label': shows
      ? t`Abrir la versión ${version} de ${name} en otra pestaña`
      : t`Descargar la versión ${version} de ${name}`,
  } as const;
  const words = shows ? <Trans>Abrir</Trans> : <Trans>Descargar</Trans>;
  return look === 'words' ? (
    <TextLink {...link}>{words}</TextLink>
  ) : (
    <LinkButton {...link} variant={look} icon={shows ? ExternalLink : Download}>
      {words}
    </LinkButton>
  );
}
