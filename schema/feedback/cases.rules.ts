/** What holds for every suggestion and complaint: kinds, states, clocks, and the code of one without a name. */
import { fileRules } from '../files/files.rules.ts';
import { dayAfter } from '../users/celebrations.rules.ts';

export const caseKinds = ['suggestion', 'complaint'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** `received`: nobody has looked at it yet; `review`: somebody works on it; `answered`: the person was answered last. */
export const caseStates = ['received', 'review', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** What administrators set by hand; the others follow from what happens. */
export const caseSteps = ['review', 'closed'] as const satisfies readonly CaseState[];

export const suggestionCategories = ['work', 'place', 'people', 'benefits', 'other'] as const;
export const complaintCategories = [
  'harassment',
  'discrimination',
  'safety',
  'fraud',
  'conditions',
  'other',
] as const;
export type CaseCategory = (typeof suggestionCategories)[number] | (typeof complaintCategories)[number];

export const caseLimits = {
  subject: 120,
  text: 10_000,
  message: 4_000,
  note: 2_000,
  reason: 1_000,
  told: 1_000,
  files: 10,
  involved: 20,
  /** Messages of one case. */
  messages: 500,
  /** Readers that the promise names. */
  readers: 50,
  /** What changed, as it was told last. */
  toldShown: 20,
} as const;

/** Days until a case is received, days until it is answered, months that a closed one is kept: usual and the most. */
export const caseClocks = {
  receivedDays: { usual: 7, most: 7 },
  answerDays: { usual: 90, most: 90 },
  keepMonths: { usual: 24, most: 120 },
} as const;

/** Files of a case with a name, and those of a case without one: pictures that a browser has drawn again. */
export const caseFile = fileRules['complaint-attachment'];
export const barePictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A day later than every other one: a clock that does not run. */
export const noDay = '9999-12-31';

/** The day by which somebody has to act. */
export function dueOnOf(
  state: CaseState,
  { receivedOn, answerBy }: { readonly receivedOn: string; readonly answerBy: string },
  receivedDays: number,
): string {
  if (state === 'answered' || state === 'closed') return noDay;
  const received = dayAfter(receivedOn, receivedDays);
  return state === 'received' && received < answerBy ? received : answerBy;
}

/** 32 signs that nobody mistakes for each other (Crockford). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 signs of 5 bits each: 80 bits. */
const codeSigns = 16;
export const caseCodePattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** A new code from this many random bytes. */
export const caseCodeBytes = codeSigns;
export const caseCodeOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, codeSigns), (byte) => signs.charAt(byte & 31)).join('');

/** A code as typed, in its plain spelling. */
export const plainCaseCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A code in groups of four, as it is shown. */
export const shownCaseCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
