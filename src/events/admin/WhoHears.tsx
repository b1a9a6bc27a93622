/** Who hears of a change of an event, and who gets a place by it. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { FormPlaces } from '#src/events/events.queries.ts';
import type { AdminEvent } from './eventsAdmin.queries.ts';

/** How many people of the waiting lists get a place with these limits; null for no limit. */
export function movedUpBy(
  { forms, promotesUntil }: Pick<AdminEvent, 'forms' | 'promotesUntil'>,
  limitOf: (form: FormPlaces['form']) => number | null,
  now: number,
): number {
  if (now >= Date.parse(promotesUntil)) return 0;
  return forms.reduce((sum, { form, registered, waiting }) => {
    const limit = limitOf(form);
    return sum + (limit === null ? waiting : Math.max(0, Math.min(waiting, limit - registered)));
  }, 0);
}

/** Who gets a place by another limit, said before it is saved. */
export const WhoMovesUp = ({ count }: { readonly count: number }): ReactElement => (
  <Plural
    value={count}
    one="# persona de la lista de espera recibe su lugar, con un aviso y su archivo de calendario."
    other="# personas de la lista de espera reciben su lugar, con un aviso y su archivo de calendario."
  />
);

/** How many people hear of a change, said before it is made. */
export function WhoHears({ people }: { readonly people: number }): ReactElement {
  return (
    <Plural
      value={people}
      _0="Nadie se ha inscrito: no se avisa a nadie."
      one="Se avisa a # persona, con su archivo de calendario."
      other="Se avisa a # personas, con su archivo de calendario."
    />
  );
}
