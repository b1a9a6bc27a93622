/**
 * The sentence of the product for each failure, written a second time. A changed sentence in the catalogue therefore
 * fails a test (spec §8).
 */
import type { ErrorCode } from '#schema/errors.ts';

/** A row of the catalogue with one of its statuses; 0 if there is no answer. */
export interface Told {
  readonly code: ErrorCode;
  readonly status: number;
  readonly es: string;
  readonly en: string;
  /** Whether a retry can help, unless the server denies it. */
  readonly repeats: boolean;
}

const told = (code: ErrorCode, status: number, repeats: boolean, es: string, en: string): Told => ({
  code,
  status,
  es,
  en,
  repeats,
});

const resting = [
  'Servidor temporalmente no disponible. Intenta más tarde.',
  'Server temporarily unavailable. Try later.',
] as const;

/**
 * The first twelve rows and 'other' are quoted from the specification. The statuses of 'other' represent those below
 * and above 500.
 */
export const everyTold: readonly Told[] = [
  told(
    'network',
    0,
    true,
    'Error de conexión. Verifica tu conexión a internet.',
    'Connection error. Check your internet connection.',
  ),
  told(
    'timeout',
    0,
    true,
    'La solicitud tardó demasiado. Intenta nuevamente.',
    'The request took too long. Try again.',
  ),
  told(
    'unauthorized',
    401,
    false,
    'No autorizado. Tu sesión ha expirado.',
    'Not authorised. Your session has expired.',
  ),
  told('forbidden', 403, false, 'Acceso denegado', 'Access denied'),
  told('not_found', 404, true, 'Recurso no encontrado', 'Resource not found'),
  told(
    'request_timeout',
    408,
    true,
    'Timeout de la solicitud. Intenta nuevamente.',
    'Request timeout. Try again.',
  ),
  told(
    'too_many',
    429,
    true,
    'Demasiadas solicitudes. Espera un momento.',
    'Too many requests. Wait a moment.',
  ),
  told(
    'internal',
    500,
    false,
    'Error interno del servidor. Intenta más tarde.',
    'Internal server error. Try later.',
  ),
  told('unavailable', 502, true, ...resting),
  told('unavailable', 503, true, ...resting),
  told('unavailable', 504, true, ...resting),
  told('other', 418, true, 'Error 418', 'Error 418'),
  told('other', 507, false, 'Error 507', 'Error 507'),
  told('unknown', 200, false, 'Error desconocido', 'Unknown error'),
  told(
    'bad_request',
    400,
    false,
    'La solicitud no se pudo leer: no es JSON válido.',
    'The request could not be read: it is not valid JSON.',
  ),
  told('invalid', 422, false, 'Hay datos por corregir.', 'Some data needs correcting.'),
  told(
    'conflict',
    409,
    false,
    'Esto cambió mientras tanto. Revisa y vuelve a intentarlo.',
    'This changed in the meantime. Check it and try again.',
  ),
  told(
    'in_use',
    409,
    false,
    'No se puede eliminar porque está en uso.',
    'It cannot be deleted because it is in use.',
  ),
  told(
    'key_reused',
    409,
    false,
    'Esta clave de repetición ya se usó con otros datos.',
    'This idempotency key was already used with other data.',
  ),
  told(
    'already_answered',
    409,
    false,
    'Ya se respondió a esta solicitud y la respuesta no se guarda.',
    'This request was already answered and its answer is not kept.',
  ),
  told('too_large', 413, false, 'Lo que envías es demasiado grande.', 'What you are sending is too large.'),
  told(
    'invalid_credentials',
    401,
    false,
    'El correo o la contraseña no son correctos.',
    'The e-mail or the password is not right.',
  ),
  told(
    'module_off',
    403,
    false,
    'Tu organización no tiene activada esta función.',
    'Your organisation has this feature switched off.',
  ),
];
