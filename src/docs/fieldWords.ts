/**
 * The descriptions of the public API's fields; a field of a row without a description does not compile and
 * fails a test.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PublicBadge, PublicRecognition, PublicSent } from '#schema/publicApi/publicApi.endpoints.ts';
import { sampleAmount, type Service } from './calls.ts';

type Words<Fields> = Readonly<Record<keyof Fields & string, MessageDescriptor>>;

const recognition: Words<PublicRecognition> = {
  senderEmail: msg`Correo de quien reconoce: una persona activa de tu organización. Los puntos salen de lo que esa persona tiene para dar.`,
  receiverEmails: msg`Correos de quienes reciben. El nombre del campo se escribe así, con "ie".`,
  amount: msg`Puntos para cada persona que recibe. 0 es un reconocimiento sin puntos; con ${sampleAmount} y dos personas se descuentan dos veces ${sampleAmount}.`,
  postTypes: msg`Tipos de reconocimiento, por su nombre (en español o en inglés) o por su id. Tienen que ser tipos que pueda usar quien reconoce.`,
  message: msg`Palabras que acompañan el reconocimiento. Sin este campo va sin palabras.`,
};

const badge: Words<PublicBadge> = {
  receiverEmails: msg`Correos de quienes reciben la insignia. El nombre del campo se escribe así, con "ie".`,
  badgeId: msg`Id de la insignia. Se copia al editarla: Panel de administración, Insignias.`,
};

const post: Words<PublicSent['posts'][number]> = {
  id: msg`Id de la publicación. Un reconocimiento para varias personas es una sola publicación: el id se repite.`,
  receiverEmail: msg`Correo de la persona a la que le llegó.`,
};

const sent: Words<PublicSent> = {
  posts: msg`Una entrada por cada persona que recibió.`,
};

/** Descriptions of the bodies, by the names in code. */
export const bodyWords: Readonly<Record<Service, Readonly<Record<string, MessageDescriptor>>>> = {
  recognition,
  badge,
};

/** Descriptions of the response, by the names in code; fields inside a list include the names above them. */
export const answerWords: Readonly<Record<string, MessageDescriptor>> = {
  posts: sent.posts,
  'posts.id': post.id,
  'posts.receiverEmail': post.receiverEmail,
};
