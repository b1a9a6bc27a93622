/** Texts of the lists of addresses and of their topics. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailKind, EmailTopic } from '#schema/organization/organization.rules.ts';

/** The name, the description and the empty state of a list. */
export const listWords: Readonly<
  Record<EmailKind, { name: MessageDescriptor; lead: MessageDescriptor; empty: MessageDescriptor }>
> = {
  org: {
    name: msg`Operación`,
    lead: msg`Buzones del equipo: se les avisa de lo que espera una respuesta.`,
    empty: msg`Todavía no se avisa a ningún buzón. Quien administra lo ve en el panel.`,
  },
  admin: {
    name: msg`Administración y seguridad`,
    lead: msg`Se les avisa de lo que cambia en la plataforma: quién entra, con qué claves, qué se apaga.`,
    empty: msg`Todavía no se avisa a nadie de lo que cambia en la plataforma.`,
  },
};

/** The name of each topic. */
export const topicWords: Readonly<Record<EmailTopic, MessageDescriptor>> = {
  orders: msg`Pedidos por decidir`,
  pointRequests: msg`Solicitudes de puntos`,
  deletionRequests: msg`Solicitudes de eliminar una cuenta`,
  reports: msg`Publicaciones reportadas`,
  apiKeys: msg`Claves de la API`,
  modules: msg`Módulos encendidos o apagados`,
  signIn: msg`Formas de entrar`,
  imports: msg`Importaciones de personas`,
};
