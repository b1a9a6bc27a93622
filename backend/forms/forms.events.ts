/** Events of forms. */
import { domainEvent } from '../kit/domainEvent.ts';

/** A form is about to be removed; a handler whose domain still asks it refuses. */
export const formRemoving = domainEvent<{ readonly id: string }>('form.removing');
