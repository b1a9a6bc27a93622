/** A leader reminds those who have something to do about the team (spec §7). */
import { afterEach, describe, expect, it } from 'vitest';
import { cycleId, openWrittenEvaluations, refusal, type WrittenFixture } from './writtenEvaluations.ts';
import { storesOf } from '../support/trials.ts';

let fixture: WrittenFixture;
afterEach(() => fixture.deployment.close());

const remind = (who: string) => fixture.call(who, `POST /evaluation_cycle/${cycleId}/remind_team`);

describe.each(storesOf(import.meta.url))('reminding of a team, %s store', (kind) => {
  it('reaches each late writer of the own team once a day, and nobody of other teams', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('bruno', 'carla');
    await fixture.place('elena', 'diego');
    await fixture.written('self', 'ana', 'ana');
    await fixture.assign('self', 'bruno', 'bruno');
    await fixture.assign('peer', 'ana', 'bruno');
    await fixture.assign('leader', 'ana', 'carla');
    await fixture.assign('self', 'elena', 'elena');
    expect((await remind('ana')).status).toBe(404);
    expect((await remind('carla')).said).toEqual({ notified: 1 });
    expect(await fixture.noticesOf('bruno')).toEqual(['evaluation_reminder']);
    for (const who of ['ana', 'carla', 'elena']) expect(await fixture.noticesOf(who), who).toEqual([]);
    expect((await remind('carla')).said).toEqual({ notified: 0 });
    expect(await fixture.noticesOf('bruno')).toEqual(['evaluation_reminder']);
    await fixture.cycle({ phase: 'sharing' });
    expect(refusal(await remind('carla'))).toEqual([409, 'evaluation_step']);
  });
});
