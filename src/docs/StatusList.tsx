/** The meaning of each status of the public API, for developers. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

const statuses: readonly (readonly [status: string, words: MessageDescriptor])[] = [
  ['200', msg`Se envió.`],
  ['400', msg`El cuerpo no es JSON.`],
  ['401', msg`Falta la clave, no existe, está revocada o se venció.`],
  ['403', msg`La clave no tiene el permiso, o la organización apagó la función.`],
  ['404', msg`Esa dirección no existe.`],
  ['409', msg`La misma Idempotency-Key ya se usó con otro cuerpo.`],
  ['413', msg`El cuerpo es demasiado grande.`],
  [
    '422',
    msg`El cuerpo se entiende, pero algo está mal: reasons dice qué campo y por qué. No se envió nada.`,
  ],
  ['429', msg`Demasiadas peticiones: espera lo que dice Retry-After.`],
  ['500', msg`Falló el servidor. Repite más tarde con la misma Idempotency-Key.`],
];

/** One line for each status. */
export function StatusList(): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <dl aria-label={t`Estados`} className="flex flex-col">
      {statuses.map(([status, words]) => (
        <div key={status} className="flex gap-4 border-b border-line py-2.5 last:border-b-0">
          <dt className="w-10 shrink-0 text-small leading-6 font-semibold tabular-nums">{status}</dt>
          <dd className="min-w-0 flex-1">{i18n._(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
