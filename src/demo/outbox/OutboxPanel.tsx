/**
 * The outbox of the cockpit: the mails, WhatsApp messages and files that a real deployment would send; they
 * stay in this tab.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Mail, MessageCircle, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { DemoControls, DemoKit, OutboxItem } from '#src/api/demoKit.ts';
import { MailRow } from '#src/demo/MailRow.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { FileActions } from './FileActions.tsx';
import { useOutbox } from './useOutbox.ts';

type Kind = OutboxItem['kind'];
const kinds = ['mail', 'whatsapp', 'file'] as const satisfies readonly Kind[];
const icons: Readonly<Record<Kind, LucideIcon>> = { mail: Mail, whatsapp: MessageCircle, file: FileText };

/** The empty state of a kind. */
function Nothing({ of }: { readonly of: Kind | 'all' }): ReactElement {
  const { t } = useLingui();
  switch (of) {
    case 'all':
    case 'mail':
      return (
        <Empty
          text={t`Todavía no salió nada. Pide un código, invita a alguien o agradece a una persona, y mira aquí.`}
        />
      );
    case 'whatsapp':
      return (
        <Empty
          text={t`Todavía no hay mensajes. Llegan a quien activa WhatsApp con su número en sus notificaciones.`}
        />
      );
    case 'file':
      return <Empty text={t`Todavía no hay archivos nuevos. Adjunta uno o sube un documento.`} />;
    default:
      return of satisfies never;
  }
}

/** Newest first; updates while it is open. */
export function OutboxPanel({
  kit,
  controls,
}: {
  readonly kit: DemoKit;
  readonly controls: DemoControls;
}): ReactElement {
  const { t } = useLingui();
  const { items, hasFailed, again } = useOutbox(controls);
  const [filter, setFilter] = useState<Kind | 'all'>('all');
  const [open, setOpen] = useState<string | null>(null);
  const words: Readonly<Record<Kind, string>> = {
    mail: t`Correo`,
    whatsapp: t`WhatsApp`,
    file: t`Archivo`,
  };
  const shown = (items ?? []).filter(({ kind }) => filter === 'all' || kind === filter);
  const count = (kind: Kind): number => (items ?? []).filter((item) => item.kind === kind).length;
  const [mails, messages, files] = kinds.map(count);

  const list =
    items === null ? (
      hasFailed ? null : (
        <Loading>
          <div className="flex flex-col gap-4 p-3">
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
          </div>
        </Loading>
      )
    ) : shown.length === 0 ? (
      <Nothing of={filter} />
    ) : (
      <ul className="rounded-card border border-line bg-card p-1">
        {shown.map((item) => (
          <MailRow
            key={item.id}
            mail={item}
            mark={{ icon: icons[item.kind], word: words[item.kind] }}
            isOpen={open === item.id}
            isNew={false}
            onToggle={() => setOpen(open === item.id ? null : item.id)}
            onLeave={() => undefined}
            {...(item.kind === 'file' ? { actions: <FileActions file={item} kit={kit} /> } : {})}
          />
        ))}
      </ul>
    );
  return (
    <section aria-label={t`Bandeja`} className="flex flex-col gap-4">
      <p className="text-small text-soft">
        <Trans>
          De esta pestaña no sale nada. Los mensajes de WhatsApp son los que recibiría quien los activó con su
          número: se escriben a partir de sus notificaciones.
        </Trans>
      </p>
      <SegmentedControl
        label={t`Qué mostrar`}
        hideLabel
        wide
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: t`Todo` },
          { value: 'mail', label: t`Correos (${mails})` },
          { value: 'whatsapp', label: t`WhatsApp (${messages})` },
          { value: 'file', label: t`Archivos (${files})` },
        ]}
      />
      {hasFailed ? (
        <Failed what={<Trans>No pudimos leer la bandeja.</Trans>} onRetry={again}>
          {list}
        </Failed>
      ) : (
        list
      )}
    </section>
  );
}
