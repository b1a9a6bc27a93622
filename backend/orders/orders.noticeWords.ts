/** Texts for counted notifications about orders in mails. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const orderWords: NoticeWords = {
  kind: 'order',
  spanish: ['Hay novedades de un pedido', 'Hay {n} novedades de pedidos'],
  english: ['There is an update on an order', 'There are {n} updates on orders'],
};
