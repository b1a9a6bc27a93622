/**
 * Known devices: a sign-in leaves a mark in the browser, and guesses from a browser with a mark are counted apart from
 * all others. A mark contains no personal data: it is bound to its person by a signature, and ends with the sessions of
 * the person.
 */
import { deviceDays } from '#schema/auth/attempts.rules.ts';
import type { CallFacts, Dependencies } from '../http/context.ts';
import type { Device } from '../http/edge.ts';
import { sameText } from '../kit/sameText.ts';
import type { OrgId } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';

const dayMs = 86_400_000;
/** A browser keeps the newest marks of so many people. */
const people = 8;
const between = '~';

/** The owner of a mark. */
export interface Owner {
  readonly org: OrgId;
  readonly user: Pick<UserRow, 'id' | 'tokenEpoch'>;
}

type Knowing = Pick<CallFacts, 'now' | 'device'> & { readonly dependencies: Pick<Dependencies, 'sign'> };

const signed = (
  { dependencies }: Pick<Knowing, 'dependencies'>,
  { org, user }: Owner,
  { day, id }: { readonly day: number; readonly id: string },
): Promise<string> => dependencies.sign(`device:${org}:${user.id}:${user.tokenEpoch}:${day}:${id}`);

const marksOf = ({ shown }: Device): readonly string[] =>
  shown
    .split(between)
    .filter((mark) => /^\d{1,6}\.[\w-]{1,40}\.[\w-]{43}$/.test(mark))
    .slice(0, people);

async function idIn(knowing: Knowing, owner: Owner, mark: string): Promise<string | undefined> {
  const [day = '', id = '', signature = ''] = mark.split('.');
  const age = Math.floor(knowing.now / dayMs) - Number(day);
  const isRight = sameText(await signed(knowing, owner, { day: Number(day), id }), signature);
  return isRight && age >= 0 && age < deviceDays ? id : undefined;
}

/** The id of the mark that the caller's browser holds for this person; undefined if it holds none. */
export async function knownDevice(knowing: Knowing, owner: Owner): Promise<string | undefined> {
  const ids = await Promise.all(marksOf(knowing.device).map((mark) => idIn(knowing, owner, mark)));
  return ids.find((id) => id !== undefined);
}

/** Leaves a new mark of this person in the caller's browser, in place of the former one. */
export async function leaveMark(
  knowing: Knowing & Pick<CallFacts, 'newId'>,
  owner: Owner,
  former: Owner = owner,
): Promise<void> {
  const { now, newId, device } = knowing;
  const others: string[] = [];
  for (const mark of marksOf(device))
    if ((await idIn(knowing, former, mark)) === undefined) others.push(mark);
  const day = Math.floor(now / dayMs);
  const id = newId();
  const mark = `${day}.${id}.${await signed(knowing, owner, { day, id })}`;
  device.leave([mark, ...others].slice(0, people).join(between));
}
