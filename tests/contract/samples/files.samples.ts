/** Right calls of files. */
import type { FieldSamples, RestSamples } from './known.ts';

const announced = { file_name: 'acta.pdf', content_type: 'application/pdf', size: 1_200 };
/** Addresses are signed, so no sample can know one: tests/files walks them. */
const unsigned = { params: { type: 'post-attachments', id: 'unknown' }, search: '?org=x&exp=1&sig=x' };

export const restSamples: RestSamples = {
  'files.uploadAddress': () => ({ params: { type: 'post-attachments' }, body: announced }),
  'files.readAddress': () => ({
    params: { type: 'post-attachments' },
    body: { key: 'post-attachments/unknown' },
  }),
  'files.upload': () => unsigned,
  'files.read': () => unsigned,
};

export const fieldSamples: FieldSamples = {
  'Mutation.uploadAddress': () =>
    '(type: "post-attachments", input: { fileName: "acta.pdf", contentType: "application/pdf", size: 1200 })',
  'Query.readAddress': () => '(type: "post-attachments", key: "post-attachments/unknown")',
};
