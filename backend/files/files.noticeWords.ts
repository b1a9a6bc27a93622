/** Texts for counted notifications about documents in mails. */
import type { NoticeWords } from '../notifications/notices.words.ts';

export const documentWords: NoticeWords = {
  kind: 'document',
  spanish: [
    'Hay un documento que tienes que leer y confirmar',
    'Hay {n} documentos que tienes que leer y confirmar',
  ],
  english: ['There is a document to read and acknowledge', 'There are {n} documents to read and acknowledge'],
};
