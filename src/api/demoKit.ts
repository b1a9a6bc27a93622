/** What the app knows of the demo: an interface, so that the product never imports the mock (design §2). */

/** A person a visitor of the demo can sign in as. */
export interface Persona {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Portrait address. */
  readonly portrait: string;
  readonly jobPosition: string;
  readonly role: 'employee' | 'manager' | 'admin' | 'external';
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    readonly main: string;
    readonly secondary: string;
  };
}

/** A mail that the demo wrote and nobody sends: whoever visits it reads it here. */
export interface DemoMail {
  readonly id: string;
  /** Address, and name where the person is still known. */
  readonly to: string;
  readonly name: string;
  /** Portrait address. */
  readonly portrait: string | null;
  readonly subject: string;
  /** Plain text, whole. */
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  /** ISO instant. */
  readonly at: string;
}

/** The built-in backend of a standalone demo, loaded on its own chunk by `main.tsx` only. */
export interface DemoKit {
  readonly personas: readonly Persona[];
  /** Whether an answer came from the built-in backend; anything else is asked again in process. */
  readonly isOurs: (answer: Response) => boolean;
  /** Whether the service worker hands over what this page sends now; what it would let through is not sent at all. */
  readonly listens: () => boolean;
  /** Answers a `/rest` or `/graphql` request in process, without the service worker. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Puts the world back to its first state, in every tab. */
  readonly reset: () => Promise<void>;
  /** The newest mails of all organisations, newest first. */
  readonly mails: () => Promise<readonly DemoMail[]>;
}
