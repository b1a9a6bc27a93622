/** Programs that a person has to do by a day or do again, and what was handed in to administrators. */
import { lastDayOf, openStandings, takesOn } from '#schema/programs/programs.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { dayEnd } from '../kit/month.ts';
import { zoneFor, type Asking, type Waiting, type WaitingSource } from '../waiting/sources.ts';
import { programPeople, programs, programSubmissions } from './programs.tables.ts';

const withProgram = { program: { one: programs, on: 'programId' } } as const;

async function own(asking: Asking): Promise<readonly Waiting[]> {
  const { store, me, now } = asking;
  const { rows } = await store.list(programPeople, {
    where: {
      userId: me.id,
      standing: { in: openStandings },
      or: [{ dueOn: { ne: null } }, { standing: 'sent_back' }],
    },
    with: withProgram,
  });
  if (rows.length === 0) return [];
  const zone = await zoneFor(asking);
  const today = dayAt(now, zone);
  const again = rows.flatMap(({ id, standing }) => (standing === 'sent_back' ? [id] : []));
  const { rows: returned } =
    again.length === 0
      ? { rows: [] }
      : await store.list(programSubmissions, {
          where: { personId: { in: again }, status: 'sent_back' },
          order: [['createdAt', 'asc']],
        });
  const lastOf = new Map(returned.map((row) => [row.personId, row]));
  return rows.flatMap(({ id, standing, program, dueOn, createdAt }): readonly Waiting[] => {
    if (program === null || !takesOn(program, today)) return [];
    const day = lastDayOf(dueOn, program.endsOn);
    const plain = {
      id: program.id,
      title: program.name,
      titleEn: program.nameEn,
      points: program.points,
      dueAt: day === null ? null : dayEnd(day, zone),
    };
    if (standing !== 'sent_back') return [{ ...plain, kind: 'program', since: createdAt }];
    const last = lastOf.get(id);
    return [
      {
        ...plain,
        kind: 'program_again',
        words: last?.reason ?? null,
        whoId: last?.decidedBy ?? null,
        since: last?.decidedAt ?? createdAt,
      },
    ];
  });
}

async function handedIn({ store }: Asking): Promise<readonly Waiting[]> {
  const { rows } = await store.list(programSubmissions, {
    where: { status: 'submitted' },
    with: withProgram,
  });
  return rows.flatMap(({ id, programId, program, userId, message, createdAt }) =>
    program === null
      ? []
      : [
          {
            kind: 'program_proof',
            id,
            subjectId: programId,
            title: program.name,
            titleEn: program.nameEn,
            points: program.points,
            words: message,
            whoId: userId,
            since: createdAt,
          },
        ],
  );
}

export const programsWaiting: WaitingSource = {
  kinds: ['program_again', 'program', 'program_proof'],
  find: async (asking, kinds) => [
    ...(await own(asking)),
    ...(kinds.includes('program_proof') ? await handedIn(asking) : []),
  ],
};
