/** The forecast of a year against years that it does not know, of random worlds. */
import { describe, expect, it } from 'vitest';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { forecastLimits, stillToCome } from '#schema/analytics/forecast.rules.ts';
import { seed, trials } from '../support/trials.ts';

const normal = (random: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** A part of a month: what a share of its days brought. */
type MonthOf = (at: number, share: number) => number;

/** A world with its own level, growth, season, noise and months in which nothing happened. */
function worldOf(random: SeededRandom): MonthOf {
  const level = Math.exp(Math.log(300) + random.next() * Math.log(600));
  const growth = (random.next() - 0.5) * 0.4;
  const noise = 0.03 + random.next() * 0.3;
  const swing = random.pick([0, 0.15, 0.4]);
  const season = Array.from({ length: 12 }, () => 1 + swing * normal(random) * 0.7);
  const wander = random.pick([0, 0, 0.03]);
  const empty = random.pick([0, 0, 0.05]);
  let drift = 0;
  const months = Array.from({ length: 168 }, (_, at) => {
    drift += wander * normal(random);
    const isEmpty = random.chance(empty);
    const mean = Math.max(0.05, (1 + growth) ** (at / 12) + drift) * Math.max(0.05, season[at % 12] ?? 1);
    return isEmpty ? 0 : level * mean;
  });
  return (at, share) => {
    const mean = months[at] ?? 0;
    return Math.max(0, Math.round(mean * (share + noise * Math.sqrt(share) * normal(random))));
  };
}

/** Ten years that the forecast does not know: how often the truth is inside, of how many. */
function insideOf(random: SeededRandom): number {
  const monthOf = worldOf(random);
  const all: number[] = [];
  for (let at = 0; at < 36; at += 1) all.push(monthOf(at, 1));
  let inside = 0;
  for (let year = 3; year < 13; year += 1) {
    const month = random.whole(0, 11);
    const left = random.next();
    for (let at = 0; at < month; at += 1) all.push(monthOf(year * 12 + at, 1));
    const known = random.whole(forecastLimits.least, forecastLimits.most);
    const found = stillToCome({ past: all.slice(-known), month, left });
    const [before, rest] = [monthOf(year * 12 + month, 1 - left), monthOf(year * 12 + month, left)];
    const later = Array.from({ length: 11 - month }, (_, at) => monthOf(year * 12 + month + 1 + at, 1));
    const truth = [rest, ...later].reduce((sum, one) => sum + one, 0);
    all.push(before + rest, ...later);
    // Known months that begin with an empty one may be too few.
    if (found === null) inside += forecastLimits.percent / 100;
    else if (truth >= Math.floor(found.low) && truth <= Math.ceil(found.high)) inside += 1;
  }
  return inside / 10;
}

describe('the forecast of a year', () => {
  it('has the truth inside its interval as often as it says, in ten unknown years of random worlds', () => {
    const random = seededRandom(`${seed} forecast`);
    const worlds = Array.from({ length: trials(60) }, () => insideOf(random));
    const mean = worlds.reduce((sum, one) => sum + one, 0) / worlds.length;
    const spread = Math.sqrt(worlds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / worlds.length);
    // Years of one world are alike: each world is one trial.
    const chance = (4 * spread) / Math.sqrt(worlds.length);
    expect(Math.abs(mean - forecastLimits.percent / 100)).toBeLessThan(chance);
    expect(chance).toBeLessThan(0.1);
  });
});
