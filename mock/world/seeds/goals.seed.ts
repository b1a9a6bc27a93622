/** Goals in week 9 of a quarter, between five quarters that are closed and the empty next one. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import {
  goalCategories,
  goalCheckins,
  goalChecklistItems,
  goalLinks,
  goalPeriods,
  goals,
} from '#backend/goals/goals.tables.ts';
import { defaultGoal, newLink } from '#backend/goals/goals.defaults.ts';
import { statusAt } from '#schema/goals/goals.rules.ts';
import { goalPlaces, progressOf } from '#schema/goals/progress.ts';
import { fractionOf, fractionText } from '#schema/kit/fraction.ts';
import { day, instant } from '../calendar.ts';
import {
  checkinNotes,
  checklistGoal,
  departmentAims,
  goalCategoryTexts,
  organizationAims,
  reachedThanks,
  riskNote,
  yesNoGoal,
} from '../goalTexts.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { askedLink } from './goalAsk.ts';
import { near, pastQuarters, quarterOf } from './goals.quarters.ts';
import { joiningIn } from './joiningIn.ts';
import type { Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

type Goal = Row<typeof goals>;
type Checkin = Row<typeof goalCheckins>;

/** Numbers are stored as whole ten-thousandths. */
const scale = 10 ** goalPlaces;

/** One of how many people has a goal in a past quarter; all have one in the present one. */
const remembered = 10;

interface Goals {
  /** Goals of closed periods, without cancelled ones. */
  readonly ended: readonly { readonly goal: Goal; readonly period: Row<typeof goalPeriods> }[];
  readonly rows: RowsByTable;
}

/** Empty while the module is off. */
export function goalsOf(plan: Plan, people: readonly Person[], thanks: readonly Thanks[]): Goals {
  const { profile, calendar, newId, size } = plan;
  const members = people.filter(({ role, until }) => role !== 'external' && until >= calendar.now);
  const admin = members.find(({ role }) => role === 'admin');
  if (!profile.modules.has('goals') || size.scene === 'newCompany' || admin === undefined)
    return { ended: [], rows: {} };
  const leader = members.find(({ isPersona, role }) => isPersona && role === 'manager');
  /** The person who is thanked in the feed for a goal that was reached early. */
  const thanked = thanks.find(({ message }) => message === reachedThanks[profile.words])?.receivers ?? [];
  const early = members.find((one) => !one.isPersona && thanked.includes(one));
  const colleague = members.find(
    (one, index) => !one.isPersona && one !== early && one.department === leader?.department && index > 5,
  );
  /** People without a check-in for three weeks: the leader of the demo and one of the team. */
  const silent = new Set([leader?.id, colleague?.id]);
  const [random, hasJoined] = [plan.dice('goals'), joiningIn(plan, people)];
  const say = (both: { readonly es: string; readonly en: string }): string => both[profile.words];
  const at = (days: number): string => instant(calendar.now + days * day - day / 3);
  const leaders = new Map(
    members.flatMap(({ id, role, department }) =>
      role === 'manager' || role === 'admin' ? [[department, id] as const] : [],
    ),
  );
  const made = {
    periods: [] as Row<typeof goalPeriods>[],
    goals: [] as Goal[],
    links: [] as Row<typeof goalLinks>[],
    checkins: [] as Checkin[],
    items: [] as Row<typeof goalChecklistItems>[],
  };
  const categories = goalCategoryTexts.map(({ es, en, color }) => ({
    id: newId('goal_categories'),
    name: es,
    nameEn: en,
    color,
    active: true,
    createdAt: instant(plan.begun),
  }));

  const seedQuarter = (back: number): void => {
    const { from, to, row } = quarterOf(plan, back);
    const [periodId, isOver] = [row.id, back > 0];
    made.periods.push(row);
    const add = (said: Pick<Goal, 'title' | 'ownerId' | 'level' | 'measure'> & Partial<Goal>): Goal => {
      const goal = defaultGoal({ id: newId('goals'), periodId, createdAt: at(from + 1), ...said });
      made.goals.push(goal);
      return goal;
    };
    const link = (parent: Goal, child: Goal, weight = 1): void =>
      void made.links.push({
        id: newId('goal_links'),
        parentId: parent.id,
        childId: child.id,
        weight,
        ...newLink,
        createdAt: child.createdAt,
      });
    const replace = (goal: Goal): void => {
      made.goals[made.goals.findIndex(({ id }) => id === goal.id)] = goal;
    };
    const aims = organizationAims.map((aim) =>
      add({
        title: say(aim),
        titleEn: aim.en,
        ownerId: admin.id,
        level: 'organization',
        measure: 'parts',
        categoryId: categories[aim.category]?.id ?? null,
      }),
    );
    const halves = departmentAims.flatMap((aim) => {
      const department = aim.of[profile.slug];
      const departmentId = members.find((one) => one.department === department)?.departmentId;
      if (department === undefined || departmentId === undefined) return [];
      const goal = add({
        title: say(aim),
        titleEn: aim.en,
        ownerId: leaders.get(department) ?? admin.id,
        level: 'department',
        departmentId,
        measure: 'parts',
      });
      const parent = aims[aim.aim];
      if (parent !== undefined) link(parent, goal, random.whole(1, 3));
      return { goal, department, parts: aim.parts };
    });
    const anyGoals = departmentAims.flatMap(({ parts }) => parts);
    const seedPerson = (person: Person, index: number): void => {
      const own = halves.filter(({ department }) => department === person.department);
      const half = own.length === 0 ? undefined : random.pick(own);
      const number = random.pick(half?.parts ?? anyGoals);
      const kind = person.id === early?.id ? 0 : index % 8;
      const measure = kind === 6 ? 'checklist' : kind === 7 ? 'yes_no' : 'number';
      /** The way that the person has gone, in hundredths. */
      const way = isOver ? random.whole(55, 115) : random.whole(20, 85);
      // The first members are the personas; the next ones have the stories of the demo.
      const story = isOver
        ? undefined
        : person.id === early?.id
          ? 'early'
          : silent.has(person.id)
            ? 'silent'
            : index === 5
              ? 'risk'
              : undefined;
      const gone = story === 'early' ? 100 : way;
      const numbers =
        measure === 'number' ? { start: number.start * scale, target: number.target * scale } : {};
      const reached = (share: number): number =>
        scale * Math.round(number.start + ((number.target - number.start) * share) / 100);
      const words = measure === 'number' ? number : measure === 'checklist' ? checklistGoal : yesNoGoal;
      const goal = add({
        title: say(words),
        titleEn: words.en,
        ownerId: person.id,
        level: 'person',
        departmentId: person.departmentId ?? null,
        measure,
        weight: 50,
        visibility: index % 5 === 0 ? 'leader' : index % 3 === 0 ? 'department' : 'organization',
        categoryId: random.pick(categories).id,
        unit: measure === 'number' && number.unit !== '' ? number.unit : null,
        ...numbers,
      });
      if (half !== undefined) link(half.goal, goal, random.whole(1, 3));
      const items = measure === 'checklist' ? checklistGoal.items : [];
      const steps = items.map((item, position) => ({
        id: newId('goal_checklist_items'),
        goalId: goal.id,
        title: say(item),
        done: position < (isOver ? 2 + (back % 2) : 1 + (index % 2)),
        position,
        createdAt: at(from + 1),
      }));
      made.items.push(...steps);
      const times = isOver || !hasJoined(person, 1) ? 1 : 2;
      const last = isOver ? to - 1 : story === 'silent' ? -21 : -random.whole(1, times > 1 ? 11 : near(plan));
      let value: number | null = null;
      let confidence: Checkin['confidence'] = 'on_track';
      for (let time = 1; time <= times; time++) {
        confidence =
          story === 'risk' && time === times
            ? 'at_risk'
            : index % 40 === 8
              ? 'at_risk'
              : index % 40 === 20
                ? 'off_track'
                : 'on_track';
        value =
          measure === 'number'
            ? reached((gone * time) / times)
            : measure === 'yes_no'
              ? scale * Number(isOver ? back % 2 === 1 : time === times && index % 2 === 0)
              : null;
        made.checkins.push({
          id: newId('goal_checkins'),
          goalId: goal.id,
          userId: person.id,
          value,
          confidence,
          note: story === 'risk' && time === times ? say(riskNote) : say(random.pick(checkinNotes)),
          correctsId: null,
          onBehalf: false,
          createdAt: at(last - (times - time) * 20),
        });
      }
      const progress = progressOf(
        { measure, start: goal.start, target: goal.target, value },
        { items: steps },
      );
      const reachedText = progress === null ? null : fractionText(progress);
      replace({
        ...goal,
        done: steps.filter(({ done }) => done).length,
        items: steps.length,
        value,
        confidence,
        checkedAt: at(last),
        remindedAt: story === 'silent' ? at(-6) : null,
        status:
          isOver && index % 11 === 9
            ? 'cancelled'
            : isOver || story === 'early'
              ? statusAt('done', reachedText)
              : 'open',
        progress: reachedText,
      });
    };
    (isOver ? members.slice(0, Math.max(10, members.length / remembered)) : members).forEach(seedPerson);
    // The leader of the demo owes two check-ins; the second goal is a yes or no.
    if (!isOver && leader !== undefined) seedPerson(leader, 7);

    // Parents follow from their parts, the lower level first.
    for (const parent of [...halves.map(({ goal }) => goal), ...aims]) {
      const parts = made.links
        .filter(({ parentId }) => parentId === parent.id)
        .map(({ childId, weight }) => {
          const child = made.goals.find(({ id }) => id === childId);
          const cancelled = child?.status === 'cancelled';
          return { weight, cancelled, progress: fractionOf(child?.progress ?? null) };
        });
      const progress = progressOf({ measure: 'parts', start: null, target: null, value: null }, { parts });
      const last = isOver ? to - 1 : -random.whole(2, 10);
      const confidence = !isOver && parent === halves[1]?.goal ? 'at_risk' : 'on_track';
      made.checkins.push({
        id: newId('goal_checkins'),
        goalId: parent.id,
        userId: parent.ownerId,
        value: null,
        confidence,
        note: say(confidence === 'at_risk' ? riskNote : random.pick(checkinNotes)),
        correctsId: null,
        onBehalf: false,
        createdAt: at(last),
      });
      const reachedText = progress === null ? null : fractionText(progress);
      replace({
        ...parent,
        progress: reachedText,
        confidence,
        checkedAt: at(last),
        status: isOver ? statusAt('done', reachedText) : 'open',
      });
    }
  };
  for (let back = pastQuarters; back >= 0; back--) seedQuarter(back);
  made.periods.push(quarterOf(plan, -1).row);
  const asked = askedLink(made.goals, { leader, members }, { id: newId('goal_links'), createdAt: at(-1) });
  const parentsOf = Map.groupBy(made.links, ({ childId }) => childId);
  const partsOf = Map.groupBy(made.links, ({ parentId }) => parentId);
  const counted = made.goals.map((goal) => ({
    ...goal,
    parents: parentsOf.get(goal.id)?.length ?? 0,
    parts: partsOf.get(goal.id)?.length ?? 0,
  }));
  const closed = new Map(made.periods.flatMap((one) => (one.closedAt === null ? [] : [[one.id, one]])));
  return {
    ended: counted.flatMap((goal) => {
      const period = closed.get(goal.periodId);
      return period === undefined || goal.status === 'cancelled' ? [] : [{ goal, period }];
    }),
    rows: {
      ...rowsOf(goalPeriods, made.periods),
      ...rowsOf(goalCategories, categories),
      ...rowsOf(goals, counted),
      ...rowsOf(goalLinks, [...made.links, ...asked]),
      ...rowsOf(goalCheckins, made.checkins),
      ...rowsOf(goalChecklistItems, made.items),
    },
  };
}
