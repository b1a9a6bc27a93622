/** Makes calls of the tab's backend go wrong on purpose, for tests and for showing what the product does about it. */
import { codeOf, errorOf } from '#schema/errors.ts';

/** What goes wrong, and with which calls. */
export interface Fault {
  /** `POST /rest/send_feedback` or `POST /graphql`; every call when it is missing. */
  readonly call?: string;
  /** How many calls it strikes; all until it is removed when it is missing. */
  readonly times?: number;
  /** Waits so long before anything else, in ms. */
  readonly delay?: number;
  /** Answers this status in the place of the backend. */
  readonly status?: number;
  /** The request never arrives. */
  readonly offline?: true;
  /** The backend does what it was asked, its answer never arrives. */
  readonly lost?: true;
}

/** The faults in force. */
export interface Faults {
  /** Answers how to remove it. */
  add(fault: Fault): () => void;
  clear(): void;
  /** A call as the faults let it be; raises `TypeError` as `fetch` does where nothing comes back. */
  around(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>;
}

const matches = ({ call }: Fault, { method, url }: Request): boolean =>
  call === undefined || call === `${method} ${new URL(url).pathname}`;

function refused(status: number): Response {
  const { message, ...facts } = errorOf(codeOf(status), 'es', status).facts();
  const body = {
    ...facts,
    message,
    error: message,
    errors: [{ message, extensions: { ...facts, message } }],
  };
  return Response.json(body, { status });
}

/** No faults yet. */
export function createFaults(): Faults {
  const left = new Map<Fault, number>();
  const strike = (request: Request): Fault | undefined => {
    const fault = [...left.keys()].find((one) => matches(one, request));
    if (fault === undefined) return undefined;
    const times = (left.get(fault) ?? 1) - 1;
    if (times > 0) left.set(fault, times);
    else left.delete(fault);
    return fault;
  };
  return {
    add(fault) {
      left.set(fault, fault.times ?? Number.POSITIVE_INFINITY);
      return () => void left.delete(fault);
    },
    clear: () => left.clear(),
    async around(request, answer) {
      const fault = strike(request);
      if (fault?.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delay));
      if (fault?.offline === true) throw new TypeError('Failed to fetch');
      if (fault?.status !== undefined) return refused(fault.status);
      const answered = await answer(request);
      if (fault?.lost === true) throw new TypeError('Failed to fetch');
      return answered;
    },
  };
}
