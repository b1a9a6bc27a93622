/** The place of the reader at an event: how to take part, who sees it, and the code for the check-in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { MapPin, Video } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import type { EventForm } from '#schema/events/events.rules.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import type { FormPlaces, OpenedEvent } from './events.queries.ts';
import { refreshEvents, registeredEvent, showMe } from './events.writes.ts';
import { momentWords } from './eventTimes.ts';
import { createEventRegistration } from './registration/eventRegistration.actors.ts';
import { PlaceForm } from './registration/PlaceForm.tsx';

/** Whether colleagues see the reader, asked before a place is taken and changed afterwards. */
function Visible({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactElement {
  const { t } = useLingui();
  return <Switch label={t`Mis colegas ven que voy`} checked={checked} onChange={onChange} />;
}

/** Free places; null without a limit. */
const freeOf = (places: FormPlaces | undefined): number | null =>
  places === undefined || places.capacity === null ? null : Math.max(0, places.capacity - places.registered);

/** How the reader takes part, asked before a place is taken. */
function FormChoice({
  of,
  value,
  onChange,
}: {
  readonly of: readonly FormPlaces[];
  readonly value: EventForm | null;
  readonly onChange: (form: EventForm) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t`Cómo vas`}
      columns={2}
      value={value}
      onChange={onChange}
      options={of.map((places) => {
        const { form, registered, capacity } = places;
        return {
          value: form,
          label: form === 'online' ? t`En línea` : t`En persona`,
          icon: form === 'online' ? Video : MapPin,
          detail: capacity === null ? t`Sin límite de lugares` : t`${registered} de ${capacity} lugares`,
        };
      })}
    />
  );
}

/** The own place of the reader at an event. */
export function OwnPlace({ event }: { readonly event: OpenedEvent }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const language = useLanguage();
  const now = useNow();
  const { id, own, forms, promotesUntil, cancelMessage, showsParticipants } = event;
  const [wanted, setWanted] = useState<EventForm | null>(null);
  const isBoth = forms.length > 1;
  const chosen = forms.find(({ form }) => form === wanted) ?? forms.find(({ full }) => !full) ?? forms[0];
  const other = forms.find(({ form }) => form !== own?.form);
  // Who has a place does not wait for another one.
  const mayChange = isBoth && event.takes && own !== null && own.attendedAt === null;
  const [wantsVisible, setWantsVisible] = useState(true);
  const [actor] = useState(() => createEventRegistration(registeredEvent(cache, id)));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  const show = useWrite(showMe, { refresh: refreshEvents });
  const code = own?.status === 'in' ? own.code : null;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Tu lugar</Trans>
      </CardTitle>
      <PlaceForm
        actor={actor}
        form={isBoth ? (chosen?.form ?? null) : null}
        other={other !== undefined && mayChange && (own.status === 'waiting' || !other.full) ? other : null}
        free={freeOf(chosen)}
        waiting={chosen?.waiting ?? 0}
        visible={showsParticipants && wantsVisible}
        movesUpUntil={Date.parse(promotesUntil) > now ? momentWords(promotesUntil, language) : null}
        cancelMessage={cancelMessage}
      >
        {isBoth ? <FormChoice of={forms} value={chosen?.form ?? null} onChange={setWanted} /> : null}
        {showsParticipants ? <Visible checked={wantsVisible} onChange={setWantsVisible} /> : null}
      </PlaceForm>
      {own !== null && showsParticipants && event.state !== 'cancelled' && event.state !== 'over' ? (
        <Visible checked={own.visible} onChange={(next) => show.mutate({ id, visible: next })} />
      ) : null}
      {show.isError ? <FieldError>{whyFailed(show.error)}</FieldError> : null}
      {code === null || event.state === 'over' || event.state === 'cancelled' ? null : (
        <p className="text-small text-soft">
          <Trans>Al llegar, di este código:</Trans>{' '}
          <strong className="text-ink tabular-nums" aria-label={t`Tu código ${code}`}>
            {code.slice(0, 4)} {code.slice(4)}
          </strong>
        </p>
      )}
    </Card>
  );
}
