/** The error catalogue: the only source of the message, status and recoverability of each error of a call (spec §8). */
import type { Language } from './limits.ts';

interface CatalogueRow {
  /** HTTP statuses of the condition; empty if the call got no response. */
  readonly statuses: readonly number[];
  /** Whether a retry can succeed. For `other` the status decides. */
  readonly recoverable: boolean;
  readonly message: Readonly<Record<Language, string>>;
}

/** The rows of the specification. An answer that names no code of ours falls under one of these. */
const specified = {
  network: {
    statuses: [],
    recoverable: true,
    message: {
      es: 'Error de conexión. Verifica tu conexión a internet.',
      en: 'Connection error. Check your internet connection.',
    },
  },
  timeout: {
    statuses: [],
    recoverable: true,
    message: {
      es: 'La solicitud tardó demasiado. Intenta nuevamente.',
      en: 'The request took too long. Try again.',
    },
  },
  unauthorized: {
    statuses: [401],
    recoverable: false,
    message: { es: 'No autorizado. Tu sesión ha expirado.', en: 'Not authorised. Your session has expired.' },
  },
  forbidden: { statuses: [403], recoverable: false, message: { es: 'Acceso denegado', en: 'Access denied' } },
  not_found: {
    statuses: [404],
    recoverable: true,
    message: { es: 'Recurso no encontrado', en: 'Resource not found' },
  },
  request_timeout: {
    statuses: [408],
    recoverable: true,
    message: { es: 'Timeout de la solicitud. Intenta nuevamente.', en: 'Request timeout. Try again.' },
  },
  too_many: {
    statuses: [429],
    recoverable: true,
    message: { es: 'Demasiadas solicitudes. Espera un momento.', en: 'Too many requests. Wait a moment.' },
  },
  internal: {
    statuses: [500],
    recoverable: false,
    message: {
      es: 'Error interno del servidor. Intenta más tarde.',
      en: 'Internal server error. Try later.',
    },
  },
  unavailable: {
    statuses: [502, 503, 504],
    recoverable: true,
    message: {
      es: 'Servidor temporalmente no disponible. Intenta más tarde.',
      en: 'Server temporarily unavailable. Try later.',
    },
  },
  other: { statuses: [], recoverable: false, message: { es: 'Error {status}', en: 'Error {status}' } },
  unknown: { statuses: [], recoverable: false, message: { es: 'Error desconocido', en: 'Unknown error' } },
} as const satisfies Record<string, CatalogueRow>;

/** Code → row: the rows of the specification, and the more specific codes of our own backend. */
export const catalogue = {
  ...specified,
  bad_request: {
    statuses: [400],
    recoverable: false,
    message: {
      es: 'La solicitud no se pudo leer: no es JSON válido.',
      en: 'The request could not be read: it is not valid JSON.',
    },
  },
  invalid: {
    statuses: [422],
    recoverable: false,
    message: { es: 'Hay datos por corregir.', en: 'Some data needs correcting.' },
  },
  conflict: {
    statuses: [409],
    recoverable: false,
    message: {
      es: 'Esto cambió mientras tanto. Revisa y vuelve a intentarlo.',
      en: 'This changed in the meantime. Check it and try again.',
    },
  },
  in_use: {
    statuses: [409],
    recoverable: false,
    message: {
      es: 'No se puede eliminar porque está en uso.',
      en: 'It cannot be deleted because it is in use.',
    },
  },
  key_reused: {
    statuses: [409],
    recoverable: false,
    message: {
      es: 'Esta clave de repetición ya se usó con otros datos.',
      en: 'This idempotency key was already used with other data.',
    },
  },
  already_answered: {
    statuses: [409],
    recoverable: false,
    message: {
      es: 'Ya se respondió a esta solicitud y la respuesta no se guarda.',
      en: 'This request was already answered and its answer is not kept.',
    },
  },
  too_large: {
    statuses: [413],
    recoverable: false,
    message: {
      es: 'Lo que envías es demasiado grande.',
      en: 'What you are sending is too large.',
    },
  },
  invalid_credentials: {
    statuses: [401],
    recoverable: false,
    message: {
      es: 'El correo o la contraseña no son correctos.',
      en: 'The e-mail or the password is not right.',
    },
  },
  module_off: {
    statuses: [403],
    recoverable: false,
    message: {
      es: 'Tu organización no tiene activada esta función.',
      en: 'Your organisation has this feature switched off.',
    },
  },
} as const satisfies Record<string, CatalogueRow>;

export type ErrorCode = keyof typeof catalogue;

/** One problem of one field. `field` uses the spelling of its side of the wire; empty means the whole body. */
export interface Reason {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** Of an edit that another edit overtook: the value that it was based on, and the one that is stored now. */
  readonly basedOn?: unknown;
  readonly stored?: unknown;
}

/** The facts of a failed call, as carried in REST bodies and GraphQL `extensions`. */
export interface ErrorFacts {
  readonly code: ErrorCode;
  /** HTTP status; 0 if the call got no response. */
  readonly status: number;
  /** The value of `recoverable` in the catalogue. */
  readonly recoverable: boolean;
  /** The server's statement on retries; if it is absent, the catalogue decides. */
  readonly retryable?: boolean;
  /** Seconds the server requires the client to wait. */
  readonly retryAfter?: number;
  readonly message: string;
  /** The text of a foreign server, for the few calls that show it (spec §8). */
  readonly said?: string;
  readonly reasons?: readonly Reason[];
}

/** Whether a value is a code of the catalogue. */
export const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** The code for a status if the server sends none (spec §8, column "Condition"): never a code of our own backend. */
export function codeOf(status: number): ErrorCode {
  const found = Object.entries(specified).find(([, row]) =>
    row.statuses.some((known) => known === status),
  )?.[0];
  return isCode(found) ? found : 'other';
}

/** The message of a code in a language. */
export const sentence = (code: ErrorCode, language: Language, status = 0): string =>
  catalogue[code].message[language].replace('{status}', String(status));

/** Whether a retry can succeed: the catalogue's value, or for `other` whether the status is below 500 (spec §8). */
export const isRecoverable = (code: ErrorCode, status: number): boolean =>
  code === 'other' ? status < 500 : catalogue[code].recoverable;

/** A failed call. `message` is a complete sentence for display. */
export class ApiError extends Error implements ErrorFacts {
  override readonly name = 'ApiError';
  declare readonly code: ErrorCode;
  declare readonly status: number;
  declare readonly recoverable: boolean;
  declare readonly retryable?: boolean;
  declare readonly retryAfter?: number;
  declare readonly said?: string;
  declare readonly reasons: readonly Reason[];
  /** Name of the call. */
  readonly operation: string | undefined;
  readonly #facts: ErrorFacts;

  constructor(facts: ErrorFacts, operation?: string) {
    super(facts.message);
    this.#facts = { reasons: [], ...facts };
    Object.assign(this, this.#facts);
    this.operation = operation;
  }

  /** Whether a retry is allowed: the error is recoverable and the server did not forbid retries. */
  get mayRepeat(): boolean {
    return this.recoverable && this.retryable !== false;
  }

  /** The same facts as plain data. */
  facts(): ErrorFacts {
    return this.#facts;
  }
}

/** An error built from its code, with the message of the catalogue. */
export const errorOf = (
  code: ErrorCode,
  language: Language,
  status: number = catalogue[code].statuses[0] ?? 0,
): ApiError =>
  new ApiError({
    code,
    status,
    recoverable: isRecoverable(code, status),
    message: sentence(code, language, status),
  });

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const reasonsOf = (value: unknown): readonly Reason[] =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        isRecord(one) && typeof one['message'] === 'string'
          ? [{ ...one, field: textOf(one['field']), code: textOf(one['code']), message: one['message'] }]
          : [],
      )
    : [];

/**
 * Reads the facts of a failure from a response body; missing facts come from the catalogue. The sentence is always the
 * catalogue's, in the user's language. Never throws.
 */
export function readFacts(
  status: number,
  body: unknown,
  language: Language,
  retryAfter?: number,
): ErrorFacts {
  const given = isRecord(body) ? body : {};
  const { code: named } = given;
  const isOurs = isCode(named);
  const code = isOurs ? named : codeOf(status);
  const wait = typeof given['retryAfter'] === 'number' ? given['retryAfter'] : retryAfter;
  const said = (isOurs ? [given['said']] : [given['message'], given['error']]).map(textOf).find(Boolean);
  return {
    code,
    status,
    recoverable:
      typeof given['recoverable'] === 'boolean' ? given['recoverable'] : isRecoverable(code, status),
    message: sentence(code, language, status),
    reasons: reasonsOf(given['reasons']),
    ...(typeof given['retryable'] === 'boolean' ? { retryable: given['retryable'] } : {}),
    ...(wait === undefined ? {} : { retryAfter: wait }),
    ...(said === undefined ? {} : { said }),
  };
}
