/** Builds the people that a list describes, and checks them with the rules of the form for one person. */
import { nameKey } from '#schema/kit/names.ts';
import type { ImportFault, ImportField } from '#schema/users/imports.rules.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import type { Known } from './import.known.ts';
import type { Planning } from './import.plan.ts';
import type { Entry, Faults } from './import.rows.ts';
import { optionNames, type Told } from './import.values.ts';
import { inParts } from '../kit/inParts.ts';
import { newPerson } from './people.rows.ts';
import { peopleFacts, personFaults, type Draft, type PersonFault } from './people.rules.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';

/** A person of the list. */
export interface Drafted extends Draft {
  readonly entry: Entry;
  /** The values of the list that apply to the person. */
  readonly told: Told;
}

/** Fields that only employees have. A list cannot turn an external person into an employee. */
const staffOnly: ReadonlySet<string> = new Set<ImportField>([
  'userType',
  'birthday',
  'admissionDate',
  'department',
  'managerEmail',
]);

/** The person a row means: the linked person of the directory, or the person with the address. */
const personOf = ({ told, linkedTo }: Entry, { byId, byEmail }: Known): UserRow | undefined =>
  byId.get(linkedTo ?? '') ?? byEmail.get(told.email ?? '');

function draftOf({ newId, at }: Planning, entry: Entry, known: Known): Drafted {
  const before = personOf(entry, known);
  const { state, ...values } = entry.told;
  const told: Told =
    before?.userType === 'external'
      ? Object.fromEntries(Object.entries(values).filter(([field]) => !staffOnly.has(field)))
      : values;
  const { department, groups: _groups, managerEmail: _manager, ...own } = told;
  const departmentId = known.departments.idOf.get(nameKey(department ?? ''));
  const changed = { ...own, ...(departmentId === undefined ? {} : { departmentId }) };
  const now =
    before === undefined
      ? newPerson({
          id: newId(),
          createdAt: at,
          firstName: '',
          lastName: '',
          email: '',
          userType: 'employee',
          language: known.organization?.defaultLanguage ?? 'spanish',
          ...changed,
        })
      : { ...before, active: state !== 'inactive' || before.active, ...changed };
  return { entry, told, now, ...(before === undefined ? {} : { before }) };
}

/** Drafts of all entries with an address. Missing addresses and unknown managers are reported as faults. */
export async function draftsOf(
  context: Planning,
  entries: readonly Entry[],
  known: Known,
  faults: Faults,
): Promise<readonly Drafted[]> {
  for (const entry of entries)
    if (entry.told.email === undefined) faults.add(entry, 'email', 'cell_required');
  const drafts = await inParts(
    entries.filter(({ told }) => told.email !== undefined),
    (entry) => draftOf(context, entry, known),
    context.pause,
  );
  const byEmail = new Map(drafts.toReversed().map((draft) => [draft.now.email, draft.now.id]));
  return drafts.map((draft) => {
    const { managerEmail } = draft.told;
    if (managerEmail === undefined) return draft;
    const managerId = known.byEmail.get(managerEmail)?.id ?? byEmail.get(managerEmail);
    if (managerId === undefined) faults.add(draft.entry, 'managerEmail', 'cell_unknown_person');
    return managerId === undefined ? draft : { ...draft, now: { ...draft.now, managerId } };
  });
}

/** Maps faults of the form rules to faults of a cell. Leaves out rules that apply to forms only. */
const cellFaults: Partial<Record<ReasonCode, readonly [ImportField, ImportFault]>> = {
  // Only from a directory: it may give a person the address of another person here.
  email_taken: ['email', 'cell_duplicate'],
  number_taken: ['employeeNumber', 'cell_number_taken'],
  last_admin: ['userType', 'cell_last_admin'],
  not_yourself: ['userType', 'cell_yourself'],
  manager_unknown: ['managerEmail', 'cell_unknown_person'],
  manager_self: ['managerEmail', 'cell_circle'],
  manager_circle: ['managerEmail', 'cell_circle'],
};

function cellFault({ field, code }: PersonFault): readonly [ImportField, ImportFault] | undefined {
  if (code === 'date_future' && (field === 'birthday' || field === 'admissionDate'))
    return [field, 'cell_date_future'];
  if (code === 'born_after_start') return ['birthday', 'cell_born_after_start'];
  return cellFaults[code];
}

/** Fields in which a list says what it cannot make of a person: an external person, or one who left. */
function otherwise({ entry, told, before }: Drafted, moment: number): ('userType' | 'state')[] {
  const isGone = before !== undefined && (!before.active || isOver(before, moment));
  return [
    ...(told.userType === 'external' ? ['userType' as const] : []),
    ...(entry.told.state === 'inactive' && !isGone ? ['state' as const] : []),
  ];
}

const bare = (number: string): string => number.replace(/^0+/, '');

interface Against {
  readonly known: Known;
  readonly elsewhere: ReadonlySet<string>;
  readonly faults: Faults;
}

/** Reports every draft that breaks a rule. */
export async function expectDrafts(
  context: Planning,
  drafts: readonly Drafted[],
  { known, elsewhere, faults }: Against,
): Promise<void> {
  const facts = await peopleFacts(context, drafts);
  const longest = new Map<string, string>();
  const taken = new Set<string>();
  for (const { employeeNumber } of known.people) {
    if (employeeNumber === null) continue;
    taken.add(employeeNumber);
    const other = longest.get(bare(employeeNumber)) ?? '';
    if (employeeNumber.length > other.length) longest.set(bare(employeeNumber), employeeNumber);
  }
  const taking: Taking[] = [];
  const expectOne = (draft: Drafted): void => {
    const { entry, before, now, told } = draft;
    if (before === undefined) {
      for (const field of ['firstName', 'lastName'] as const)
        if (now[field] === '') faults.add(entry, field, 'cell_required');
      if (elsewhere.has(now.email)) faults.add(entry, 'email', 'cell_email_elsewhere');
    }
    for (const field of otherwise(draft, context.now))
      faults.add(entry, field, 'cell_option', { options: optionNames[field][context.language] });
    const number = told.employeeNumber;
    for (const fault of personFaults(draft, facts, context.me.id)) {
      const found = cellFault(fault);
      if (found === undefined) continue;
      const owner = facts.byNumber.get(number ?? '');
      if (fault.code === 'number_taken' && owner !== undefined) {
        taking.push({ draft, ownerId: owner.id, refuse: () => faults.add(entry, ...found, fault.params) });
        continue;
      }
      const words = fault.code === 'email_taken' ? [fault.code] : [];
      faults.add(entry, ...found, fault.params, ...words);
    }
    const kept = longest.get(bare(number ?? '')) ?? '';
    if (number !== undefined && !taken.has(number) && kept.length > number.length)
      faults.add(entry, 'employeeNumber', 'cell_zeros_lost', { known: kept });
  };
  await inParts(drafts, expectOne, context.pause);
  refuseKept(drafts, taking, faults);
}

/** A draft with the number of another person. */
interface Taking {
  readonly draft: Drafted;
  readonly ownerId: string;
  readonly refuse: () => void;
}

/**
 * Refuses numbers that their owners keep: a number is free only if a row without a fault gives its owner another one. Each
 * refusal may keep the number that another draft wants.
 */
function refuseKept(drafts: readonly Drafted[], taking: readonly Taking[], faults: Faults): void {
  const right = new Set(drafts.filter(({ entry }) => !faults.has(entry.row)));
  const next = new Map([...right].map(({ now }) => [now.id, now.employeeNumber]));
  const wanted = Map.groupBy(taking, ({ ownerId }) => ownerId);
  const keeps = ({ draft, ownerId }: Taking): boolean =>
    (next.get(ownerId) ?? draft.now.employeeNumber) === draft.now.employeeNumber;
  const refused = new Set(taking.filter(keeps));
  // A set also visits what is added meanwhile.
  for (const { draft, refuse } of refused) {
    refuse();
    // A second row of a person gives up no number, so its refusal keeps none.
    if (!right.has(draft)) continue;
    for (const one of wanted.get(draft.now.id) ?? []) refused.add(one);
  }
}
