/** Texts about notifications of events outside the product. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const eventWords: readonly NoticeWords[] = [
  {
    kind: 'event_promoted',
    spanish: ['Se liberó un lugar y ya es tuyo', 'Se liberaron {n} lugares y ya son tuyos'],
    english: ['A place became free, and it is yours', '{n} places became free, and they are yours'],
  },
  {
    kind: 'event_changed',
    spanish: ['Cambió un evento tuyo', 'Cambiaron {n} eventos tuyos'],
    english: ['An event of yours has changed', '{n} events of yours have changed'],
  },
  {
    kind: 'event_cancelled',
    spanish: ['Se canceló un evento tuyo', 'Se cancelaron {n} eventos tuyos'],
    english: ['An event of yours is cancelled', '{n} events of yours are cancelled'],
  },
  {
    kind: 'event_reminder',
    spanish: ['Mañana tienes un evento', 'Mañana tienes {n} eventos'],
    english: ['You have an event tomorrow', 'You have {n} events tomorrow'],
  },
];
