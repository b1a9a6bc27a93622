/** A certificate in the organisation's colours: always on white, independent of the colour scheme. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useOrganization } from '#src/organization/organization.context.ts';

/** Longer words get a smaller font, and the longest are cut, because the certificate is one page. */
const longFrom = 320;
const maxCharacters = 900;

const cut = (words: string): string =>
  words.length <= maxCharacters
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', maxCharacters)).replace(/[\s,.;:]+$/u, '')}…`;

export interface CertificateSheetProps {
  readonly picture: ReactNode;
  readonly person: string;
  /** What the person is honoured for, before the title. */
  readonly why: ReactNode;
  readonly title: string;
  readonly words: string;
  /** At the foot, with their names. */
  readonly facts: readonly { readonly name: ReactNode; readonly value: string }[];
}

/** Fills the width of its container; the styles are in certificate.css. */
export function CertificateSheet({
  picture,
  person,
  why,
  title,
  words,
  facts,
}: CertificateSheetProps): ReactElement {
  const { settings } = useOrganization();
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
        {picture}
        <div>
          <p className="certificate-kind">
            <Trans>Este certificado es para</Trans>
          </p>
          <p className="certificate-name">{person}</p>
        </div>
        <div>
          <p className="certificate-kind">{why}</p>
          <p className="certificate-title">{title}</p>
        </div>
        <p className="certificate-words" data-long={words.length > longFrom ? '' : undefined}>
          {cut(words)}
        </p>
        <dl className="certificate-foot">
          {facts.map(({ name, value }) => (
            <div key={value}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
