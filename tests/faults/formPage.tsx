/**
 * Opens one form of the product over the real facade and backend, injects faults into its writes, and reads its fields
 * before and after.
 */
import type { Query } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { graphqlEdge } from '#mock/tab/graphqlEdge.ts';
import { readSdl } from '#server/sdl.ts';
import { toasts } from '#src/lib/toasts.ts';
import { personOf } from '#tests/contract/calls.ts';
import type { TestDeployment } from '#tests/support/deployment.ts';
import { openPage } from '#tests/support/openPage.tsx';
import type { Strike } from './strikes.ts';

const sdl = readSdl();

/** The open form. */
export interface FormPage {
  /** The values of all fields, as the user sees them. */
  readonly typed: () => string;
  /** Types into the first field for text or numbers, else for a day, else for a person; without one, turns a switch. */
  readonly type: () => Promise<void>;
  /** Submits the form with this fault and waits until the page is idle; returns the number of struck sends. */
  readonly submit: (strike: Strike) => Promise<number>;
  /** All text of the page, including toasts. */
  readonly said: () => string;
}

type AnyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fieldsOf = (): readonly AnyField[] => [
  ...document.querySelectorAll<AnyField>('form input:not([type=file]), form textarea, form select'),
];
const shown = (field: AnyField): string =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(field.type)
    ? `${field.name} ${field.checked}`
    : `${field.name} ${field.value}`;
/** Switches, choices and the page editor are not HTML fields. */
const chosen = (): readonly string[] =>
  [...document.querySelectorAll('form [aria-checked], form [aria-pressed], form [contenteditable=true]')].map(
    (one) => [one.getAttribute('aria-checked'), one.getAttribute('aria-pressed'), one.textContent].join(' '),
  );
/** The chips of chosen people. */
const people = (): readonly (string | null)[] =>
  [...document.querySelectorAll('form [aria-label^="Quitar a "]')].map((one) =>
    one.getAttribute('aria-label'),
  );
const takesWords = (field: AnyField): boolean =>
  !field.disabled &&
  field.getAttribute('role') !== 'combobox' &&
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement &&
      !field.readOnly &&
      /^(?:text|email|number|tel|url)$/u.test(field.type)));

const isWrite = async (request: Request): Promise<boolean> =>
  new URL(request.url).pathname === '/graphql'
    ? /"query":"\s*mutation\b/u.test(await request.clone().text())
    : request.method !== 'GET';

/** Lets work run until `rests` returns true; throws after 5000 rounds. */
const until = (rests: () => boolean): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 5000; turn += 1) {
      // Reading from the disk takes real time.
      await new Promise((go) => (turn < 50 ? setImmediate(go) : setTimeout(go, 1)));
      if (turn > 5 && rests()) return;
    }
    throw new Error('it never rests');
  });

/** Opens a form as the administrator of Aurora; `opener` is the button that opens the form. */
export async function openForm(
  deployment: TestDeployment,
  form: ReactElement,
  opener?: string,
): Promise<FormPage> {
  let strike: Strike | undefined;
  let struck = 0;
  let open = 0;
  const edge = graphqlEdge(sdl, {
    base: 'http://home.test/rest',
    answer: async (call) =>
      strike?.place === 'behind' && call.method !== 'GET'
        ? strike.answer('es')
        : deployment.backend.call(call),
  });
  const answer = async (request: Request): Promise<Response> => {
    const isFacade = new URL(request.url).pathname === '/graphql';
    if (strike !== undefined && (await isWrite(request))) {
      struck += 1;
      if (!isFacade || strike.place === 'before') return strike.answer('es');
    }
    return isFacade ? edge(request) : deployment.backend.fetch(request);
  };
  const { cache } = await openPage(deployment, form, {
    as: personOf('admin'),
    at: '/admin',
    network: async (request) => {
      open += 1;
      return answer(request).finally(() => (open -= 1));
    },
  });
  // A failed read waits for its retry, which does not matter here.
  const reads = { predicate: ({ state }: Query): boolean => state.fetchFailureCount === 0 };
  const rests = (): boolean => open === 0 && cache.isMutating() === 0 && cache.isFetching(reads) === 0;
  if (opener !== undefined) fireEvent.click(screen.getByRole('button', { name: opener }));
  await until(() => rests() && document.querySelector('form') !== null);
  return {
    typed: () => JSON.stringify([...fieldsOf().map(shown), ...chosen(), ...people()]),
    async type() {
      const fields = fieldsOf();
      const field = fields.find(takesWords) ?? fields.find(({ type }) => type === 'date');
      const person = fields.find((one) => one.getAttribute('role') === 'combobox');
      if (field !== undefined) {
        fireEvent.change(field, {
          target: { value: field.type === 'date' ? '2027-01-04' : `${field.value}7` },
        });
        fireEvent.blur(field);
      } else if (person !== undefined) {
        fireEvent.change(person, { target: { value: 'an' } });
        await until(() => screen.queryAllByRole('option').length > 0);
        for (const option of screen.getAllByRole('option').slice(0, 1)) fireEvent.click(option);
      } else fireEvent.click(screen.getAllByRole('switch')[0] ?? document.body);
      await until(rests);
    },
    async submit(by) {
      [strike, struck] = [by, 0];
      const [element] = document.querySelectorAll('form');
      if (element === undefined) throw new Error('the form is gone');
      fireEvent.submit(element);
      await until(rests);
      // A write that cannot be undone asks for confirmation first.
      if (struck === 0) {
        for (const yes of document.querySelectorAll('button[data-autofocus]')) fireEvent.click(yes);
        await until(rests);
      }
      strike = undefined;
      return struck;
    },
    said: () =>
      [document.body.textContent, ...toasts.store.getSnapshot().context.toasts.map(({ text }) => text)].join(
        ' ',
      ),
  };
}
