/** The confirmation dialog of an act on an account. */
import type { ReactElement } from 'react';
import { nameOf } from '#src/people/personName.ts';
import { AccessDialog } from './AccessDialog.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import type { AdminPerson } from './peopleAdmin.queries.ts';
import type { PersonAct } from './personActs.ts';

/** An act and its user. */
export interface AskedAct {
  readonly act: PersonAct;
  readonly person: AdminPerson;
}

/** `onInstead` opens another act if the current one is refused. */
export function PersonActDialog({
  asked: { act, person },
  open,
  onClose,
  onGone,
  onInstead,
}: {
  readonly asked: AskedAct;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone?: (() => void) | undefined;
  readonly onInstead: (asked: AskedAct) => void;
}): ReactElement {
  if (act !== 'deactivate' && act !== 'delete')
    return <AccessDialog act={act} person={person} open={open} onClose={onClose} />;
  return (
    <LeavingDialog
      act={act === 'delete' ? { kind: act, isActive: person.active } : { kind: act }}
      person={{ id: person.id, name: nameOf(person) }}
      open={open}
      onClose={onClose}
      onGone={onGone}
      onDeactivate={() => onInstead({ act: 'deactivate', person })}
    />
  );
}
