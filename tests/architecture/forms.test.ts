/** A refused form shows its first error beside its button and at the field; a form without the shared piece is found here. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const forms = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('<form'));

/** Forms with their own handling, and why. */
const own: Readonly<Record<string, string>> = {
  'src/auth/SignInForm.tsx': 'sign-in stays small: native validity and focus',
  'src/auth/code/AskForCode.tsx': 'sign-in stays small: its one field takes the focus',
  'src/auth/code/EnterCode.tsx': 'sign-in stays small: its one field takes the focus',
  'src/auth/password/PasswordForm.tsx': 'sign-in stays small: its one field takes the focus',
  'src/auth/password/RecoveryView.tsx': 'sign-in stays small: its one field takes the focus',
  'src/surveys/PollBallot.tsx': 'its error is below its buttons, and its first option takes the focus',
  'src/orders/admin/DecideForm.tsx': 'no field is required',
  'src/posts/WordsForm.tsx': 'its button waits for words',
  'src/goals/Checklist.tsx': 'its button waits for words',
  'src/goals/Comments.tsx': 'its button waits for words',
  'src/decisions/DecisionForm.tsx': 'its button waits for a reason',
  'src/requests/Comments.tsx': 'its button waits for words',
  'src/feedback/ideas/IdeaComments.tsx': 'its button waits for words',
  'src/feedback/admin/CaseNotes.tsx': 'its button waits for words',
  'src/waiting/RefuseForm.tsx': 'its button waits for a reason',
  'src/goals/WeightsView.tsx': 'its button waits for weights that fit',
  'src/demo/cockpit/OwnAmount.tsx': 'its button waits for a number',
  'src/demo/cockpit/Snapshots.tsx': 'its button waits for a name',
  'src/demo/faults/FaultForm.tsx': 'its button waits for a complete fault',
};

/** Forms whose single message is right above the button. */
const oneMessage: readonly string[] = [
  'src/catalog/PriceFilter.tsx',
  'src/challenges/entry/EntryForm.tsx',
  'src/coupons/RedeemView.tsx',
  'src/events/admin/CheckIn.tsx',
  'src/notifications/settings/PhoneForm.tsx',
  'src/users/import/BrakeDialog.tsx',
];

const isShared = (text: string): boolean =>
  text.includes('useFormFaults(') &&
  [...text.matchAll(/<form\b(?<rest>[^>]*)/gu)].every(({ groups }) =>
    /\{\.\.\.(\w+\.)?form\}/u.test(groups?.rest ?? ''),
  );

it('each form leads to its first error by useFormFaults, or is listed with a reason', () => {
  const without = forms.filter(({ text }) => !isShared(text)).map(({ file }) => file);
  expect(without.toSorted()).toEqual(Object.keys(own).toSorted());
});

it('each form repeats its first error beside its button, or has a single message there', () => {
  const silent = forms
    .filter(
      ({ file, text }) => !(file in own) && !/<(FaultNote|DialogFault|GiveBar)\b[^>]*\bfault=/u.test(text),
    )
    .map(({ file }) => file);
  expect(silent.toSorted()).toEqual([...oneMessage].toSorted());
});
