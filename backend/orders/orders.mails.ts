/** Mails to the organisation's list about orders. */
import { nameIn, type ListedMail, type Named } from '../mail/listed.ts';

/** An order waits for a decision; `number` is the displayed number. */
export const orderMail: ListedMail<{ readonly person: Named; readonly number: string }> = {
  topic: 'orders',
  page: '/admin/orders',
  says: {
    spanish: ({ person, number }) => ({
      subject: `Un pedido espera una decisión: ${number}`,
      text: `${nameIn(person)} hizo el pedido ${number}, que espera una decisión.`,
    }),
    english: ({ person, number }) => ({
      subject: `An order waits for a decision: ${number}`,
      text: `${nameIn(person)} placed the order ${number}, which waits for a decision.`,
    }),
  },
};
