/** What is known of uploaded files; their bytes are kept beside the store. */
import { int, orNull, table, text } from '../store/table.ts';

/** Ids are keys, `<kind>/<id>`. */
export const files = table(
  'files',
  {
    uploaderId: text(),
    /** One of the nine kinds. */
    type: text(),
    /** As the person named it. */
    name: text(),
    contentType: text(),
    /** Bytes. */
    size: int(),
    /** Null until the bytes have come. */
    uploadedAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['uploaderId', 'createdAt'], ['createdAt']] },
);
