/** A new communication: its fields beside its reach and its look in each channel. The draft stays on this device. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { reasonIn } from '#schema/sentences.ts';
import { communicationReasons } from '#schema/reasons.communications.ts';
import { faultsOf } from '#machines/communicationSend.setup.ts';
import { EditorSkeleton } from '#src/admin/OneItem.tsx';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import type { Me } from '#src/session/me.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { createCommunicationSend, type CommunicationSendActor } from './communicationSend.actors.ts';
import { createdGroup } from './createdGroup.store.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { Previews } from './Previews.tsx';
import { emptySend, lacksMoment, planOf, sendDraftPlace, SendFields } from './sendForm.ts';
import { SendFieldsForm } from './SendFieldsForm.tsx';
import { SendStatus } from './SendStatus.tsx';

const reason = reasonIn(communicationReasons);

interface ComposerProps {
  readonly me: Pick<Me, 'orgId' | 'id' | 'permissions'>;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

interface Written {
  fields: SendFields;
  files: readonly File[];
}

/** What the fields lack, after Send was pressed, and what the server refused. */
function useErrors(actor: CommunicationSendActor): Readonly<Record<string, string>> {
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const lacks = state.matches('invalid')
    ? faultsOf(state.context.plan).map(({ field, code }) => reason(field, code, language))
    : [];
  const refused = state.matches('refused') ? (state.context.error?.reasons ?? []) : [];
  return Object.fromEntries([...refused, ...lacks].map(({ field, message }) => [camel(field), message]));
}

/** `send_at` as our code spells it. */
const camel = (field: string): string =>
  field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function OpenComposer({
  actor,
  written,
  place,
  me,
  onOpen,
  onClose,
}: ComposerProps & {
  readonly actor: CommunicationSendActor;
  readonly written: Written;
  readonly place: string;
}): ReactElement {
  const { t } = useLingui();
  const [fields, setFields] = useState(written.fields);
  const [files, setFiles] = useState(written.files);
  const errors = useErrors(actor);
  const isSent = useSelector(actor, (state) => state.hasTag('sent'));
  const isFixed = useSelector(actor, (state) => !state.hasTag('edits'));
  const group = usePanel<null>();
  const made = useSelector(createdGroup, ({ context }) => context.id);
  useEffect(() => {
    Object.assign(written, { fields, files });
    keepValue(place, isSent || JSON.stringify(fields) === JSON.stringify(emptySend) ? null : fields);
  }, [written, fields, files, place, isSent]);
  const change = (part: Partial<SendFields>): void => {
    const next = { ...fields, ...part };
    setFields(next);
    actor.send({ type: 'plan.changed', plan: planOf(next) });
  };
  // The composer goes on with the group that was just made.
  useEffect(() => {
    if (made === null) return;
    createdGroup.trigger.used();
    change({ audience: 'group', groupId: made });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each group
  }, [made]);
  // After a send the next one begins empty.
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current && !isSent) {
      setFiles([]);
      change(emptySend);
    }
    wasSent.current = isSent;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the state of the send changes
  }, [isSent]);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Todos los comunicados</Trans>
      </Button>
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <SendFieldsForm
          fields={fields}
          files={files}
          disabled={isFixed}
          errors={errors}
          mayBeCritical={me.permissions.includes('communications.critical')}
          onChange={change}
          onFiles={setFiles}
          onNewGroup={() => group.open(null)}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <Card as="section" aria-label={t`A quién llega`} className="flex flex-col gap-4">
            <CardTitle>{isSent ? <Trans>Envío</Trans> : <Trans>A quién llega</Trans>}</CardTitle>
            <SendStatus actor={actor} lacksMoment={lacksMoment(fields)} onOpen={onOpen} />
          </Card>
          <Card as="section" className="flex flex-col gap-4">
            <CardTitle>
              <Trans>Así se verá</Trans>
            </CardTitle>
            <Previews fields={fields} />
          </Card>
        </div>
      </div>
      {group.opening === 0 ? null : (
        <GroupPanel key={group.opening} group={null} open={group.isOpen} onClose={group.close} />
      )}
    </div>
  );
}

export function Composer(props: ComposerProps): ReactElement {
  const cache = useQueryClient();
  const place = sendDraftPlace(props.me);
  const [written] = useState<Written>(() => ({
    fields: readValue(place, SendFields) ?? emptySend,
    files: [],
  }));
  const [actor, setActor] = useState<CommunicationSendActor | null>(null);
  useEffect(() => {
    const made = createCommunicationSend(cache, {
      plan: planOf(written.fields),
      sent: null,
      written: () => written,
    });
    made.start();
    // oxlint-disable-next-line react/set-state-in-effect -- a stopped actor cannot start again: each mount has its own
    setActor(made);
    return () => {
      made.stop();
    };
  }, [cache, written]);
  if (actor === null) return <EditorSkeleton />;
  return <OpenComposer key={actor.sessionId} actor={actor} written={written} place={place} {...props} />;
}
