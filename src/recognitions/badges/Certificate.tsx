/**
 * The certificate of a badge in the organisation's colours: always on white, independent of the colour
 * scheme.
 */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Award } from './badges.queries.ts';
import { BadgePicture } from './BadgePicture.tsx';
import { useGiver } from './useGiver.ts';
import { nameOf } from '#src/people/personName.ts';

/** Longer messages get a smaller font, and the longest are cut, because the certificate is one page. */
const longFrom = 320;
const maxCharacters = 900;

const cut = (words: string): string =>
  words.length <= maxCharacters
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', maxCharacters)).replace(/[\s,.;:]+$/u, '')}…`;

/** Fills the width of its container; the styles are in certificate.css. */
export function Certificate({ award }: { award: Award }): ReactElement {
  const language = useLanguage();
  const { settings } = useOrganization();
  const giver = useGiver(award);
  const words = award.message === '' ? award.badge.description : award.message;
  const day = formatter(localeOf(language), { dateStyle: 'long' }).format(new Date(award.createdAt));
  const logo = settings?.branding.logoUrl;
  return (
    <div className="certificate">
      <div className="certificate-sheet">
        <span className="certificate-band" />
        <span className="certificate-frame" />
        <p className="certificate-organization">
          {logo === null || logo === undefined ? null : <img src={logo} alt="" />}
          <span>{settings?.name}</span>
        </p>
        {award.badge.imageUrl === null ? (
          <BadgePicture src={null} size={96} />
        ) : (
          <img src={award.badge.imageUrl} alt="" className="certificate-badge" />
        )}
        <div>
          <p className="certificate-kind">
            <Trans>Este certificado es para</Trans>
          </p>
          <p className="certificate-name">{nameOf(award.user)}</p>
        </div>
        <div>
          <p className="certificate-kind">
            <Trans>por haber recibido la insignia</Trans>
          </p>
          <p className="certificate-title">{award.badge.name}</p>
        </div>
        <p className="certificate-words" data-long={words.length > longFrom ? '' : undefined}>
          {cut(words)}
        </p>
        <dl className="certificate-foot">
          <div>
            <dt>
              <Trans>Fecha</Trans>
            </dt>
            <dd>{day}</dd>
          </div>
          {giver === null ? null : (
            <div>
              <dt>
                <Trans>De parte de</Trans>
              </dt>
              <dd>{giver}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
