/** Valid calls of recognitions. */
import { postTypes } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';

/** The first type of the composer. */
export const known = async (store: Store) => ({
  type: await firstId(store, postTypes, { where: { active: true }, order: [['position', 'asc']] }),
});
/** The result of `known`; samples of other domains may use it. */
export type RecognitionsKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<RecognitionsKnown> = {
  'recognitions.send': ({ type, colleague }) => ({
    body: {
      reciever_emails: [colleague],
      amount: 5,
      post_types: [type],
      message: 'Gracias por cerrar el informe a tiempo.',
    },
  }),
  'recognitions.postTypes': () => ({}),
};

export const fieldSamples: FieldSamples<RecognitionsKnown> = {
  'Query.postTypes': () => '',
  'Mutation.sendRecognition': ({ type, colleague }) =>
    `(input: { receiverEmails: ["${colleague}"], amount: 5, postTypes: ["${type}"], message: "Gracias" })`,
};
