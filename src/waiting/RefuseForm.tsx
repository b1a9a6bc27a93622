/** The other answer to what was asked or handed in, with the reason; loaded on the press. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { createStore } from '#src/lib/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { refreshWaiting, type ShownWaiting } from './waiting.queries.ts';
import { keyOf } from './waitingLines.ts';
import { waitingLooks } from './waitingLook.ts';
import type { WaitingAct } from './waitingParts.ts';

/** What was typed and not sent, by line: a form that is folded loses nothing while the page lives. */
const unsent = createStore({
  // Words about people.
  isPersonal: true,
  context: new Map<string, string>(),
  on: {
    typed: (context, { key, reason }: { key: string; reason: string }) => new Map(context).set(key, reason),
  },
});

export interface RefuseFormProps {
  readonly item: ShownWaiting;
  readonly load: () => Promise<WaitingAct>;
  /** With what takes the refusal back, if that is possible. */
  readonly onDone: (act: WaitingAct) => void;
}

export function RefuseForm({ item, load, onDone }: RefuseFormProps): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const key = keyOf(item);
  const reason = useSelector(unsent, ({ context }) => context.get(key) ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const refusing = useWrite(
    async (given: string, key: string) => {
      const act = await load();
      await act.refuse?.send(item, given, key);
      return act;
    },
    {
      refresh: refreshWaiting,
      onDone: (act) => {
        act.refresh(cache);
        unsent.trigger.typed({ key, reason: '' });
        onDone({ ...act, takeBack: act.refuse?.takeBack });
      },
    },
  );
  const { refuse } = waitingLooks[item.kind];
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        refusing.mutate(reason.trim());
      }}
    >
      <TextArea
        ref={field}
        label={t`Motivo`}
        hint={t`La persona lo lee: di qué falta o qué puede hacer.`}
        value={reason}
        readOnly={refusing.isPending}
        maxLength={textLength.description}
        onChange={({ currentTarget: { value } }) => unsent.trigger.typed({ key, reason: value })}
      />
      {refusing.isError ? <FieldError>{whyFailed(refusing.error)}</FieldError> : null}
      <Button type="submit" className="self-start" busy={refusing.isPending} disabled={reason.trim() === ''}>
        {refuse === undefined ? null : t(refuse)}
      </Button>
    </form>
  );
}
