/** One fact about the data of a module, and its fate while the module is off. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ModuleFact } from '#schema/organization/organization.rules.ts';

export function HeldFact({
  fact,
  count,
}: {
  readonly fact: ModuleFact;
  readonly count: number;
}): ReactElement {
  switch (fact) {
    case 'posts':
      return (
        <Plural
          value={count}
          one="# reconocimiento publicado queda guardado, sin verse."
          other="# reconocimientos publicados quedan guardados, sin verse."
        />
      );
    case 'recognitionsPending':
      return (
        <Plural
          value={count}
          one="# reconocimiento recién enviado llega a su destino, y se verá al encenderlo."
          other="# reconocimientos recién enviados llegan a su destino, y se verán al encenderlo."
        />
      );
    case 'pollsOpen':
      return (
        <Plural
          value={count}
          one="# pregunta abierta queda sin poder responderse."
          other="# preguntas abiertas quedan sin poder responderse."
        />
      );
    case 'products':
      return <Plural value={count} one="# producto deja de verse." other="# productos dejan de verse." />;
    case 'ordersOpen':
      return (
        <Plural
          value={count}
          one="# pedido en curso queda esperando."
          other="# pedidos en curso quedan esperando."
        />
      );
    case 'requestsOpen':
      return (
        <Plural
          value={count}
          one="# solicitud de puntos sigue esperando respuesta."
          other="# solicitudes de puntos siguen esperando respuesta."
        />
      );
    case 'coupons':
      return (
        <Plural
          value={count}
          one="# cupón no se puede tomar ni usar."
          other="# cupones no se pueden tomar ni usar."
        />
      );
    case 'badges':
      return (
        <Plural
          value={count}
          one="# insignia deja de verse; quien la tiene la conserva."
          other="# insignias dejan de verse; quien las tiene las conserva."
        />
      );
    case 'values':
      return <Plural value={count} one="# valor deja de verse." other="# valores dejan de verse." />;
    case 'pages':
      return <Plural value={count} one="# página deja de verse." other="# páginas dejan de verse." />;
    case 'files':
      return <Plural value={count} one="# documento deja de verse." other="# documentos dejan de verse." />;
    case 'celebrationsMonth':
      return (
        <Plural
          value={count}
          one="# persona cumple este mes: no se celebra mientras esté apagado."
          other="# personas cumplen este mes: no se celebra mientras esté apagado."
        />
      );
    case 'invoicesOpen':
      return (
        <Plural
          value={count}
          one="# factura por pagar sigue abierta, sin verse."
          other="# facturas por pagar siguen abiertas, sin verse."
        />
      );
  }
}
