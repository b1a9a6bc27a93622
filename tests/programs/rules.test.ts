/** Locks, progress, the next lesson and scores of random courses equal an independent calculation. */
import { describe, expect, it } from 'vitest';
import {
  circleIn,
  lessonStateOf,
  missingFor,
  nextLessonOf,
  progressOf,
  scoreOf,
  type LessonNode,
  type LessonStep,
} from '#schema/programs/programs.rules.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { isWhole, seed, trials } from '../support/trials.ts';

const random = seededRandom(`programs ${seed}`);
const below = (count: number): number => Math.floor(random.next() * count);

/** A course whose lessons ask only for earlier ones of a random order, so that it has no circle. */
function aCourse(): LessonNode[] {
  const ids = Array.from({ length: 1 + below(9) }, (_, place) => `l${place}`);
  const order = random.shuffle([...ids]);
  return ids.map((id) => ({
    id,
    requires: order.slice(0, order.indexOf(id)).filter(() => random.next() < 0.35),
  }));
}

describe('a random walk through a random course', () => {
  it('is locked, open and finished as a walk by hand says, never above 100, and done only with every pass', () => {
    for (let walk = 0; walk < (isWhole ? 10_000 : trials(300)); walk++) {
      const lessons = aCourse();
      const steps = new Map<string, LessonStep>();
      const passed = new Set<string>();
      for (let act = 0; act < 30; act++) {
        const lesson = lessons[below(lessons.length)];
        if (lesson === undefined) break;
        const isLocked = !passed.has(lesson.id) && lesson.requires.some((id) => !passed.has(id));
        const now = [...steps.values()];
        expect(lessonStateOf(lesson, lessons, now) === 'locked').toBe(isLocked);
        expect(missingFor(lesson, lessons, now).toSorted()).toEqual(
          lesson.requires.filter((id) => !passed.has(id)).toSorted(),
        );
        if (isLocked || passed.has(lesson.id)) continue;
        const isPass = random.next() < 0.5;
        if (isPass) passed.add(lesson.id);
        const score = random.next() < 0.5 ? null : isPass ? 90 : 10;
        steps.set(lesson.id, { lessonId: lesson.id, finishedAt: isPass ? 'now' : null, score });
        const after = [...steps.values(), { lessonId: 'gone', finishedAt: 'now', score: null }];
        expect(lessonStateOf(lesson, lessons, after)).toBe(
          isPass ? 'finished' : score === null ? 'reading' : 'failed',
        );
        const { finished, percent } = progressOf(lessons, after);
        expect(finished).toBe(passed.size);
        expect(percent).toBe(Math.floor((passed.size / lessons.length) * 100 + 1e-9));
        expect(percent === 100).toBe(lessons.every(({ id }) => passed.has(id)));
        const next = nextLessonOf(lessons, after);
        // "Continue" never leads into a locked lesson, and ends only where everything is finished.
        expect(next === undefined).toBe(passed.size === lessons.length);
        const target = lessons.find(({ id }) => id === next);
        if (target !== undefined)
          expect([passed.has(target.id), target.requires.every((id) => passed.has(id))]).toEqual([
            false,
            true,
          ]);
      }
    }
  });
});

describe('a circle of lessons', () => {
  const node = (id: string, ...requires: readonly string[]): LessonNode => ({ id, requires });
  it('is named by its lessons alone, without those that wait for it', () => {
    const lessons = [
      node('a'),
      node('b', 'd'),
      node('c', 'b'),
      node('d', 'c', 'a'),
      node('e', 'd'),
      node('f', 'a'),
    ];
    expect(circleIn(lessons)).toEqual(['b', 'c', 'd']);
    expect(circleIn([node('a', 'a')])).toEqual(['a']);
  });
  it('is not seen where there is none, and found wherever one edge closes it', () => {
    for (let trial = 0; trial < trials(100); trial++) {
      const lessons = aCourse();
      expect(circleIn(lessons)).toEqual([]);
      const chain = lessons.map(({ id }, place) =>
        node(id, lessons[(place + lessons.length - 1) % lessons.length]?.id ?? ''),
      );
      expect(circleIn(chain)).toEqual(chain.map(({ id }) => id));
    }
  });
});

describe('the score of a quiz', () => {
  const question = (id: string, ...right: readonly boolean[]) => ({
    id,
    options: right.map((correct, place) => ({ id: `${id}${place}`, correct })),
  });
  it('counts questions whose right options are all chosen, and no other', () => {
    const quiz = [question('a', true, false), question('b', true, true, false), question('c', false, true)];
    const answer = (questionId: string, ...optionIds: readonly string[]) => ({ questionId, optionIds });
    expect(scoreOf(quiz, [])).toEqual({ score: 0, wrongIds: ['a', 'b', 'c'] });
    expect(scoreOf(quiz, [answer('a', 'a0'), answer('b', 'b0'), answer('c', 'c0', 'c1')])).toEqual({
      score: 33,
      wrongIds: ['b', 'c'],
    });
    expect(scoreOf(quiz, [answer('a', 'a0'), answer('b', 'b1', 'b0'), answer('c', 'c1')])).toEqual({
      score: 100,
      wrongIds: [],
    });
  });
});
