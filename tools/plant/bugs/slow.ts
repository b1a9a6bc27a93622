/**
 * Bugs that only tests with many trials can detect: rare orders of events, and every pair of a form and an
 * error.
 */
import type { Bug } from '../bug.ts';

export const slowBugs: readonly Bug[] = [
  {
    name: 'refusal-believed-at-once',
    effect: 'A purchase that was refused is bought after all by a late copy of the call.',
    file: 'machines/checkout.machine.ts',
    find: "            target: 'closing',\n",
    put: "            target: 'refused',\n",
    gate: 'node',
    only: ['tests/cart/checkoutTrials.test', 'tests/machines/checkout.test'],
    shows: /checkout/,
  },
  {
    name: 'form-empties-when-refused',
    effect: 'A form of the administration loses what was typed when saving it fails.',
    file: 'src/admin/usePanelForm.ts',
    find: 'const rest = sayRefusal(row, error, known, form.setError);',
    put: 'form.reset();\n      const rest = sayRefusal(row, error, known, form.setError);',
    gate: 'slow',
    only: ['tests/faults/formsKept.slow'],
    shows: /formsKept/,
  },
  {
    name: 'useless-call-repeated',
    effect: 'The app repeats calls that the server said are useless to repeat.',
    file: 'src/api/requestPass.ts',
    find: 'if (isLast || !(error instanceof ApiError) || !error.mayRepeat) throw error;',
    put: 'if (isLast || !(error instanceof ApiError)) throw error;',
    gate: 'slow',
    only: ['tests/faults/everyError.slow'],
    shows: /everyError/,
  },
];
