/** Title and explanation of each error case. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrialId } from './calls.ts';

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const spent: Words = {
  title: msg`Demasiadas peticiones`,
  text: msg`La clave pasó de su límite. Espera los segundos que dice Retry-After y repite.`,
};
const spelt: Words = {
  title: msg`receiver_emails en lugar de reciever_emails`,
  text: msg`El campo se escribe con "ie". La respuesta lo dice, para que nadie lo busque una hora.`,
};
const receiver: Words = {
  title: msg`Nadie con ese correo`,
  text: msg`Una de las personas que reciben no está en la organización de la clave. No se envió a nadie.`,
};

/** By the name of the error case. */
export const trialWords: Readonly<Record<TrialId, Words>> = {
  noKey: {
    title: msg`Sin clave`,
    text: msg`La petición no trae la cabecera Authorization.`,
  },
  wrongKey: {
    title: msg`Clave equivocada`,
    text: msg`Nadie tiene esa clave: quizá se cortó al copiarla.`,
  },
  revokedKey: {
    title: msg`Clave revocada`,
    text: msg`Alguien la revocó o pasó su último día. Responde lo mismo que una clave equivocada: crea otra.`,
  },
  nothing: {
    title: msg`Faltan datos`,
    text: msg`Cada campo obligatorio que falta tiene su razón en la lista reasons.`,
  },
  spelt,
  senderUnknown: {
    title: msg`Quien reconoce no existe`,
    text: msg`Nadie activo de la organización tiene el correo de sender_email.`,
  },
  receiverUnknown: receiver,
  typeUnknown: {
    title: msg`Tipo desconocido`,
    text: msg`No hay un tipo con ese nombre o id que pueda usar quien reconoce.`,
  },
  pointsMissing: {
    title: msg`Puntos insuficientes`,
    text: msg`A quien reconoce no le alcanzan los puntos que tiene para dar. No se descontó nada.`,
  },
  spentKey: spent,
  narrowKey: {
    title: msg`Sin el permiso`,
    text: msg`La clave vale, pero no tiene el permiso de enviar insignias. Los permisos se eligen al crearla.`,
  },
  badgeUnknown: {
    title: msg`Insignia desconocida`,
    text: msg`La insignia no existe o está desactivada.`,
  },
  badgeSpelt: spelt,
  badgeReceiverUnknown: receiver,
  badgeSpentKey: spent,
};
