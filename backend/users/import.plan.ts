/**
 * Plans an import from one read of the organisation: who is added, changed, unchanged or deactivated, and every fault.
 * Writes nothing.
 */
import type { ImportPreview, PreviewLine, RowFault } from '#schema/users/imports.endpoints.ts';
import { importFields, importLimits, type ImportAction } from '#schema/users/imports.rules.ts';
import { byNameKey, nameKey } from '#schema/kit/names.ts';
import { reason } from '#schema/reasons.ts';
import type { Context } from '../http/context.ts';
import { draftsOf, expectDrafts, type Drafted } from './import.drafts.ts';
import { isSameValue, knownIn, shownValue, toldOf, type Known } from './import.known.ts';
import { Faults, readEntries, type CellOf, type Entry, type Listed } from './import.rows.ts';
import type { Told } from './import.values.ts';
import { isOver, nameOf, type UserRow } from '../people/users.rules.ts';
import { inParts } from '../kit/inParts.ts';
import { fold } from '../kit/fold.ts';

/** A list of people from any source. */
export interface PeopleList {
  readonly people: readonly Listed[];
  readonly cellOf: CellOf;
  /** Whether the list names people who join or stay (`create`), or people who leave (`deactivate`). */
  readonly kind: 'create' | 'deactivate';
  readonly deactivateMissing: boolean;
  /** Why people whom the list does not name may be missing by mistake. */
  readonly heldBack?: string;
  /** Addresses that belong to another organisation. */
  readonly elsewhere: ReadonlySet<string>;
}

/** The planned action for one person. */
export interface PlannedLine {
  /** Null for a person whom the list does not name. */
  readonly row: number | null;
  readonly action: ImportAction;
  readonly user: UserRow | undefined;
  readonly email: string;
  readonly name: string;
  /** The values that differ from the stored ones. */
  readonly told: Told;
  readonly changes: PreviewLine['changes'];
  readonly ldapId: string | undefined;
}

/** The result of planning a list. */
export interface ImportPlan {
  /** Rows without faults. */
  readonly accepted: number;
  readonly faults: readonly RowFault[];
  /** In the order of execution: managers come before their reports. */
  readonly lines: readonly PlannedLine[];
  readonly preview: ImportPreview;
  /** Unchanged people of a directory: pairs of directory id and user id. */
  readonly same: readonly (readonly [string, string])[];
}

export type Planning = Pick<Context, 'store' | 'newId' | 'now' | 'at' | 'language' | 'me' | 'pause'>;

/** The values of a row that differ from the stored ones. */
function differenceOf(told: Told, before: Told): Pick<PlannedLine, 'told' | 'changes'> {
  const fields = importFields.filter(
    (field) => told[field] !== undefined && !isSameValue(field, told[field], before[field]),
  );
  return {
    told: Object.fromEntries(fields.map((field) => [field, told[field]])),
    changes: fields.map((field) => ({
      field,
      from: shownValue(before[field]),
      to: shownValue(told[field]),
    })),
  };
}

/** `isThere` says whether a person exists or will exist. */
function lineOf(
  { entry, before, now, told: all }: Drafted,
  known: Known,
  moment: number,
  isThere: (email: string) => boolean,
): PlannedLine {
  const { row, ldapId } = entry;
  const { managerEmail, ...others } = all;
  // If the row of the manager is rejected, the manager is left out. A later import can set it.
  const told = managerEmail === undefined || isThere(managerEmail) ? all : others;
  const difference = differenceOf(told, before === undefined ? {} : toldOf(before, known));
  // An external person whose last day has passed needs a new last day, which a list does not contain.
  const comesBack =
    before !== undefined && !before.active && !isOver(before, moment) && entry.told.state !== 'inactive';
  const changes = difference.changes.length > 0 ? 'changed' : 'unchanged';
  const action = before === undefined ? 'added' : comesBack ? 'reactivated' : changes;
  return { row, action, user: before, email: now.email, name: nameOf(now).trim(), ...difference, ldapId };
}

const sameName = (first: string, last: string): string => fold(nameKey(`${first} ${last}`));

/** Whether an address has two names: one of the rows means another person. */
function isMixedUp(entries: readonly Entry[]): boolean {
  const names = new Map<string, string>();
  return entries.some(({ told, ldapId }) => {
    // Accounts of a directory may share a mailbox, and are known by their ids.
    if (told.email === undefined || ldapId !== undefined) return false;
    const name = sameName(told.firstName ?? '', told.lastName ?? '');
    const other = names.get(told.email);
    names.set(told.email, other ?? name);
    return other !== undefined && other !== name;
  });
}

/**
 * Active employees whom the list does not name, without the importing administrator. Undefined if a row may mean one of
 * them and does not say whom.
 */
function missing(
  entries: readonly Entry[],
  { people, byEmail, byId }: Known,
  me: UserRow,
): readonly UserRow[] | undefined {
  const numbers = new Set(entries.map(({ told }) => told.employeeNumber));
  const named = new Set(
    entries.flatMap(({ told, linkedTo, alsoNamed = [] }) => [
      byEmail.get(told.email ?? '')?.id,
      byId.get(linkedTo ?? '')?.id,
      ...alsoNamed,
    ]),
  );
  // A person whose row has an unreadable address is not missing.
  const doubts = entries.filter(({ told }) => told.email === undefined);
  const unreadable = new Set(doubts.map(({ told }) => sameName(told.firstName ?? '', told.lastName ?? '')));
  const knownNames = new Set(people.map(({ firstName, lastName }) => sameName(firstName, lastName)));
  const knownNumbers = new Set(people.map(({ employeeNumber }) => employeeNumber));
  // A directory has accounts of machines too, without an address.
  const saysWhom = ({ told, ldapId }: Entry): boolean =>
    ldapId !== undefined ||
    knownNames.has(sameName(told.firstName ?? '', told.lastName ?? '')) ||
    (told.employeeNumber !== undefined && knownNumbers.has(told.employeeNumber));
  if (!doubts.every(saysWhom) || isMixedUp(entries)) return undefined;
  return people.filter(
    ({ id, active, userType, employeeNumber, firstName, lastName }) =>
      active &&
      userType !== 'external' &&
      id !== me.id &&
      !named.has(id) &&
      (employeeNumber === null || !numbers.has(employeeNumber)) &&
      !unreadable.has(sameName(firstName, lastName)),
  );
}

const leaves = (user: UserRow, row: number | null): PlannedLine => ({
  told: {},
  changes: [],
  ldapId: undefined,
  row,
  action: user.active ? 'deactivated' : 'unchanged',
  user,
  email: user.email,
  name: nameOf(user).trim(),
});

/** Lines that deactivate people. */
function leaving(entries: readonly Entry[], { byEmail, people }: Known, me: UserRow, faults: Faults) {
  const admins = people.filter(({ userType, active }) => userType === 'admin' && active).length;
  return entries.flatMap((entry) => {
    const user = byEmail.get(entry.told.email ?? '');
    if (entry.told.email === undefined) faults.add(entry, 'email', 'cell_required');
    else if (user === undefined) faults.add(entry, 'email', 'cell_unknown_person');
    else if (user.id === me.id) faults.add(entry, 'email', admins > 1 ? 'cell_yourself' : 'cell_last_admin');
    return user === undefined || faults.has(entry.row) ? [] : [leaves(user, entry.row)];
  });
}

/** Puts managers before their reports, otherwise in the order of the list. */
function leadersFirst(lines: readonly PlannedLine[]): readonly PlannedLine[] {
  const byEmail = new Map(lines.map((line) => [line.email, line]));
  const placed = new Set<PlannedLine>();
  for (const line of lines) {
    const chain: PlannedLine[] = [];
    for (
      let at: PlannedLine | undefined = line;
      at !== undefined && !placed.has(at) && !chain.includes(at);
      at = byEmail.get(at.told.managerEmail ?? '')
    )
      chain.push(at);
    for (const one of chain.toReversed()) placed.add(one);
  }
  return [...placed];
}

/** Actions in the order of execution. The preview shows the reverse order, the most serious first. */
const doneOrder: readonly ImportAction[] = ['added', 'changed', 'reactivated', 'deactivated'];
const shownOrder: readonly ImportAction[] = [...doneOrder.toReversed(), 'unchanged'];
/** Maximum number of people in a preview. */
const shownLines = 500;

function newNames(
  lines: readonly PlannedLine[],
  known: Known,
): Pick<ImportPreview, 'newDepartments' | 'newGroups'> {
  const fresh = (names: readonly string[], { idOf }: Known['groups']): string[] => [
    ...byNameKey(names.filter((name) => !idOf.has(nameKey(name)))).values(),
  ];
  return {
    newDepartments: fresh(
      lines.flatMap(({ told }) => told.department ?? []),
      known.departments,
    ),
    newGroups: fresh(
      lines.flatMap(({ told }) => told.groups ?? []),
      known.groups,
    ),
  };
}

const byPlace = (one: RowFault, other: RowFault): number =>
  one.row - other.row || columnOfFault(one) - columnOfFault(other);
const columnOfFault = ({ field }: RowFault): number => importFields.indexOf(field ?? 'email');

/** Plans a list. Validation, preview and import share this function. */
export async function plan(context: Planning, list: PeopleList): Promise<ImportPlan> {
  const { language, me, now: moment } = context;
  const faults = new Faults(language, list.cellOf);
  const known = await knownIn(context.store);
  const entries = await readEntries(context, list.people, faults);
  let all: readonly PlannedLine[];
  if (list.kind === 'deactivate') all = leaving(entries, known, me, faults);
  else {
    const drafted = await draftsOf(context, entries, known, faults);
    await expectDrafts(context, drafted, { known, elsewhere: list.elsewhere, faults });
    const right = drafted.filter(({ entry }) => !faults.has(entry.row));
    const there = new Set([...known.byEmail.keys(), ...right.map(({ now }) => now.email)]);
    const isThere = (email: string): boolean => there.has(email);
    all = await inParts(right, (one) => lineOf(one, known, moment, isThere), context.pause);
  }
  const accepted = all.length;
  let heldBack: ImportPreview['heldBack'] = null;
  if (list.deactivateMissing && list.kind === 'create') {
    const gone = missing(entries, known, me);
    if (list.heldBack !== undefined) heldBack = list.heldBack;
    else if (gone === undefined) heldBack = reason('', 'missing_held_rows', language).message;
    else all = [...all, ...gone.map((user) => leaves(user, null))];
  }
  const of = (action: ImportAction): readonly PlannedLine[] => all.filter((line) => line.action === action);
  const counts = {
    added: of('added').length,
    changed: of('changed').length,
    unchanged: of('unchanged').length,
    reactivated: of('reactivated').length,
    deactivated: of('deactivated').length,
  };
  const activePeople = known.people.filter(({ active }) => active).length;
  return {
    accepted,
    faults: faults.all.toSorted(byPlace),
    same: of('unchanged').flatMap(({ ldapId, user }) =>
      ldapId === undefined || user === undefined ? [] : [[ldapId, user.id] as const],
    ),
    lines: doneOrder.flatMap((action) => (action === 'added' ? leadersFirst(of(action)) : of(action))),
    preview: {
      counts,
      lines: shownOrder
        .flatMap(of)
        .slice(0, shownLines)
        .map(({ row, action, email, name, changes }) => ({ row, action, email, name, changes })),
      activePeople,
      heldBack,
      isBraked: counts.deactivated > activePeople * importLimits.brake,
      ...newNames(all, known),
    },
  };
}
