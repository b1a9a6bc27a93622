/** How it will look in each chosen channel. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { CommunicationChannel } from '#schema/communications/communications.rules.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { AnnouncementCard } from '#src/announcements/AnnouncementCard.tsx';
import type { SendFields } from './sendForm.ts';
import { channelIcons, useChannelWords } from './useChannelWords.ts';

function Framed({
  channel,
  children,
}: {
  readonly channel: CommunicationChannel;
  readonly children: ReactNode;
}): ReactElement {
  const { name } = useChannelWords()[channel];
  return (
    <li className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-small font-semibold">
        <Icon of={channelIcons[channel]} size={16} className="text-soft" />
        {name}
      </p>
      {children}
    </li>
  );
}

/** The mail as text, because it is sent as text. */
function MailPreview({ title, message, asksAcknowledgement }: SendFields): ReactElement {
  const name = useOrganization().settings?.name ?? '';
  return (
    <div className="rounded-card border border-line bg-card p-4 text-small">
      <p className="border-b border-line pb-2 font-semibold wrap-anywhere">{title}</p>
      <div className="flex flex-col gap-3 pt-3 wrap-anywhere whitespace-pre-line">
        <p>
          <Trans>Hola, Ana:</Trans>
        </p>
        {message === '' ? null : <p>{message}</p>}
        <p>
          {asksAcknowledgement ? (
            <Trans>Ábrelo y confirma que lo leíste y lo entendiste:</Trans>
          ) : (
            <Trans>Ábrelo aquí:</Trans>
          )}{' '}
          <span className="text-link">/communications</span>
        </p>
        <p className="text-soft">{name}</p>
      </div>
    </div>
  );
}

function preview(channel: CommunicationChannel, fields: SendFields, sentence: string): ReactElement {
  const { title, message } = fields;
  switch (channel) {
    case 'pin':
      return <AnnouncementCard of={{ title, text: message, imageUrl: null, link: null }} />;
    case 'newsfeed':
      return (
        <div className="rounded-card border border-line bg-card p-4">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </div>
      );
    case 'email':
      return <MailPreview {...fields} />;
    case 'whatsapp':
      // A template of the operator holds the words, so nothing of the message is in it.
      return <p className="rounded-card border border-line bg-success-tint p-4 text-small">{sentence}</p>;
  }
}

/** Says what will appear, before a title and a channel are there. */
export function Previews({ fields }: { readonly fields: SendFields }): ReactElement {
  const { t } = useLingui();
  const { title, channels } = fields;
  if (title.trim() === '' || channels.length === 0)
    return (
      <p className="text-small text-soft">
        <Trans>Con un título y un canal, aquí verás cómo le llega a cada persona.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Así se verá`} className="flex flex-col gap-4">
      {channels.map((channel) => (
        <Framed key={channel} channel={channel}>
          {preview(channel, fields, t`Hay un comunicado para ti`)}
        </Framed>
      ))}
    </ul>
  );
}
