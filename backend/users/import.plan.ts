/** What a list of people would do: who is added, changed, left, deactivated, and everything that is wrong, from one reading of the organisation. Nothing is changed here. */
import type { ImportPreview, PreviewLine, RowFault } from '#schema/users/imports.endpoints.ts';
import { importFields, importLimits, type ImportAction } from '#schema/users/imports.rules.ts';
import type { Context } from '../http/context.ts';
import { draftsOf, expectDrafts, type Drafted } from './import.drafts.ts';
import { isSameValue, knownIn, shownValue, toldOf, type Known } from './import.known.ts';
import { Faults, readEntries, type CellOf, type Entry, type Listed } from './import.rows.ts';
import type { Told } from './import.values.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';

/** A list of people, wherever it comes from. */
export interface PeopleList {
  readonly people: readonly Listed[];
  readonly cellOf: CellOf;
  /** Whether it names people who come or stay, or people who leave. */
  readonly kind: 'create' | 'deactivate';
  readonly deactivateMissing: boolean;
  /** Addresses that belong to another organisation. */
  readonly elsewhere: ReadonlySet<string>;
}

/** What becomes of one person. */
export interface PlannedLine {
  /** Null for somebody whom the list does not name. */
  readonly row: number | null;
  readonly action: ImportAction;
  readonly user: UserRow | undefined;
  readonly email: string;
  readonly name: string;
  /** What is different from now. */
  readonly told: Told;
  readonly changes: PreviewLine['changes'];
  readonly ldapId: string | undefined;
}

/** What a list would do. */
export interface ImportPlan {
  /** Rows that can be taken over. */
  readonly accepted: number;
  readonly faults: readonly RowFault[];
  /** In the order in which they are to be done: whoever leads somebody comes before them. */
  readonly lines: readonly PlannedLine[];
  readonly preview: ImportPreview;
  /** People of a directory who are here as they are there: its id and theirs. */
  readonly same: readonly (readonly [string, string])[];
}

export type Planning = Pick<Context, 'store' | 'newId' | 'now' | 'at' | 'language' | 'me'>;

const nameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What a row says that is not so yet. */
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

/** `isThere` says whether somebody is here, or will be. */
function lineOf(
  { entry, before, now, told: all }: Drafted,
  known: Known,
  moment: number,
  isThere: (email: string) => boolean,
): PlannedLine {
  const { row, ldapId } = entry;
  const { managerEmail, ...others } = all;
  // A manager whose own row cannot be taken over comes another time, and so does what is said of them.
  const told = managerEmail === undefined || isThere(managerEmail) ? all : others;
  const difference = differenceOf(told, before === undefined ? {} : toldOf(before, known));
  // Somebody from outside whose time is over needs a new last day, which no list tells.
  const comesBack = before !== undefined && !before.active && !isOver(before, moment);
  const changes = difference.changes.length > 0 ? 'changed' : 'unchanged';
  const action = before === undefined ? 'added' : comesBack ? 'reactivated' : changes;
  return { row, action, user: before, email: now.email, name: nameOf(now), ...difference, ldapId };
}

const sameName = (first: string, last: string): string => fold(`${first} ${last}`);

/** Everybody active whom the list does not name and who is no guest; never who imports. */
function missing(
  entries: readonly Entry[],
  { people, byEmail, byId }: Known,
  me: UserRow,
): readonly UserRow[] {
  const numbers = new Set(entries.map(({ told }) => told.employeeNumber));
  const named = new Set(
    entries.flatMap(({ told, linkedTo }) => {
      const user = byEmail.get(told.email ?? '') ?? byId.get(linkedTo ?? '');
      return user === undefined ? [] : [user.id];
    }),
  );
  // Whoever's address is written wrongly is not missing.
  const unreadable = new Set(
    entries
      .filter(({ told }) => told.email === undefined)
      .map(({ told }) => sameName(told.firstName ?? '', told.lastName ?? '')),
  );
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
  name: nameOf(user),
});

/** Rows of people who leave. */
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

/** Those who lead others before them; the rest in the order of the list. */
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

/** In this order they are done; a preview shows them the other way round, the gravest first. */
const doneOrder: readonly ImportAction[] = ['added', 'changed', 'reactivated', 'deactivated'];
const shownOrder: readonly ImportAction[] = [...doneOrder.toReversed(), 'unchanged'];
/** People of a preview at most. */
const shownLines = 500;

function newNames(
  lines: readonly PlannedLine[],
  known: Known,
): Pick<ImportPreview, 'newDepartments' | 'newGroups'> {
  const fresh = (names: readonly string[], { idOf }: Known['groups']): string[] => [
    ...new Map(names.filter((name) => !idOf.has(fold(name))).map((name) => [fold(name), name])).values(),
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

/** Plans a list; the same for checking, for rehearsing and for taking it over. */
export async function plan(context: Planning, list: PeopleList): Promise<ImportPlan> {
  const { language, me, now: moment } = context;
  const faults = new Faults(language, list.cellOf);
  const known = await knownIn(context.store);
  const entries = readEntries(list.people, language, faults);
  let all: readonly PlannedLine[];
  if (list.kind === 'deactivate') all = leaving(entries, known, me, faults);
  else {
    const drafted = draftsOf(context, entries, known, faults);
    await expectDrafts(context, drafted, { known, elsewhere: list.elsewhere, faults });
    const right = drafted.filter(({ entry }) => !faults.has(entry.row));
    const there = new Set([...known.byEmail.keys(), ...right.map(({ now }) => now.email)]);
    all = right.map((one) => lineOf(one, known, moment, (email) => there.has(email)));
  }
  const accepted = all.length;
  if (list.deactivateMissing && list.kind === 'create')
    all = [...all, ...missing(entries, known, me).map((user) => leaves(user, null))];
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
      isBraked: counts.deactivated > activePeople * importLimits.brake,
      ...newNames(all, known),
    },
  };
}
