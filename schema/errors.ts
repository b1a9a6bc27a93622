/** The error catalogue: every error of a call has its words, its status and its way on here and nowhere else (spec §8). */
import type { Language } from './limits.ts';

interface CatalogueRow {
  /** Statuses of the condition; empty where no answer came. */
  readonly statuses: readonly number[];
  /** Whether trying again can help. `other` is decided by its status. */
  readonly recoverable: boolean;
  readonly message: Readonly<Record<Language, string>>;
}

/** Code → row. The first eleven are the specification's; the rest say more exactly what our own backend means. */
export const catalogue = {
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

/** One thing wrong with one field; `field` is spelt as its side of the wire spells it, empty for the whole. */
export interface Reason {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What is known of a failed call, as it travels in REST bodies and GraphQL `extensions`. */
export interface ErrorFacts {
  readonly code: ErrorCode;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The catalogue's column. */
  readonly recoverable: boolean;
  /** The server's own word on repeats; where it is missing the catalogue counts. */
  readonly retryable?: boolean;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number;
  readonly message: string;
  readonly reasons?: readonly Reason[];
}

/** Whether a word is a code of the catalogue. */
export const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** The code of a status when the server names none (spec §8, column "Condition"). */
export function codeOf(status: number): ErrorCode {
  const found = Object.entries(catalogue).find(([, row]) =>
    row.statuses.some((known) => known === status),
  )?.[0];
  return isCode(found) ? found : 'other';
}

/** The sentence of a code in a language. */
export const sentence = (code: ErrorCode, language: Language, status = 0): string =>
  catalogue[code].message[language].replace('{status}', String(status));

/** Whether trying again can help: the row's column, and for other statuses whether they are under 500 (spec §8). */
export const isRecoverable = (code: ErrorCode, status: number): boolean =>
  code === 'other' ? status < 500 : catalogue[code].recoverable;

/** A failed call. `message` is a whole sentence that may be shown. */
export class ApiError extends Error implements ErrorFacts {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly recoverable: boolean;
  readonly retryable?: boolean;
  readonly retryAfter?: number;
  readonly reasons: readonly Reason[];
  /** Name of the call, for "Error en la respuesta del servidor: {operation}". */
  readonly operation?: string;

  constructor(facts: ErrorFacts, operation?: string) {
    super(facts.message);
    this.code = facts.code;
    this.status = facts.status;
    this.recoverable = facts.recoverable;
    this.reasons = facts.reasons ?? [];
    if (facts.retryable !== undefined) this.retryable = facts.retryable;
    if (facts.retryAfter !== undefined) this.retryAfter = facts.retryAfter;
    if (operation !== undefined) this.operation = operation;
  }

  /** Whether a repeat is allowed: recoverable, and the server did not say no (design §7). */
  get mayRepeat(): boolean {
    return this.recoverable && this.retryable !== false;
  }

  /** The same facts as plain data. */
  facts(): ErrorFacts {
    return {
      code: this.code,
      status: this.status,
      recoverable: this.recoverable,
      message: this.message,
      reasons: this.reasons,
      ...(this.retryable === undefined ? {} : { retryable: this.retryable }),
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
    };
  }
}

/** An error by its code, worded from the catalogue. */
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const reasonsOf = (value: unknown): readonly Reason[] =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        isRecord(one) && typeof one['message'] === 'string'
          ? [{ field: textOf(one['field']), code: textOf(one['code']), message: one['message'] }]
          : [],
      )
    : [];

/** Reads what a server said of a failure; whatever it leaves out comes from the catalogue. Never raises. */
export function readFacts(
  status: number,
  body: unknown,
  language: Language,
  retryAfter?: number,
): ErrorFacts {
  const said = isRecord(body) ? body : {};
  const code = isCode(said['code']) ? said['code'] : codeOf(status);
  const wait = typeof said['retryAfter'] === 'number' ? said['retryAfter'] : retryAfter;
  // The catalogue speaks the person's language; the server's own text only where the catalogue knows nothing better.
  const known = code !== 'other' && code !== 'unknown';
  const text = [said['message'], said['error']].find((one) => typeof one === 'string' && one !== '');
  return {
    code,
    status,
    recoverable: typeof said['recoverable'] === 'boolean' ? said['recoverable'] : isRecoverable(code, status),
    message: known || typeof text !== 'string' ? sentence(code, language, status) : text,
    reasons: reasonsOf(said['reasons']),
    ...(typeof said['retryable'] === 'boolean' ? { retryable: said['retryable'] } : {}),
    ...(wait === undefined ? {} : { retryAfter: wait }),
  };
}
