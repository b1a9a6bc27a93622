/** Eighteen benefits in every state of eligibility of the employee, what people asked of them, and four coverages. */
import { benefits, benefitSubmissions } from '#backend/benefits/benefits.tables.ts';
import { claimOf, usualHoursOf } from '#backend/benefits/places.ts';
import { decisions, decisionSeats, decisionSteps } from '#backend/decisions/decisions.tables.ts';
import { fold } from '#backend/kit/fold.ts';
import type { users } from '#backend/people/users.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { placedStates, type BenefitSubmissionState } from '#schema/benefits/benefits.rules.ts';
import type { Answer } from '#schema/forms/questions.shapes.ts';
import { may } from '#schema/permissions.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import {
  toldBenefits,
  toldCategories,
  toldDelivery,
  toldForm,
  toldNote,
  toldRefusal,
  type BenefitName,
  type ToldBenefit,
} from './benefits.told.ts';
import { hostedFormOf } from './hostedForm.ts';
import { coverageSeed } from './coverages.seed.ts';
import type { Person } from './users.seed.ts';

type User = Row<typeof users>;
type Offered = readonly [name: BenefitName, told: ToldBenefit];

const offered = Object.entries(toldBenefits) as readonly Offered[]; // its keys are those of the table

/** One submission to be made. */
interface Asked {
  readonly name: BenefitName;
  readonly user: User;
  readonly state: BenefitSubmissionState;
  /** Hours since it was asked for, and until it was decided. */
  readonly age: number;
  readonly took?: number;
  readonly isLate?: true;
}

/** The people whom the seed speaks of; null in a new company. */
function castOf({ size }: Plan, people: readonly Person[], staff: readonly User[]) {
  const persona = (role: Person['role']): User | undefined => {
    const id = people.find((one) => one.role === role && one.isPersona)?.id;
    return staff.find((user) => user.id === id);
  };
  const [employee, manager, admin] = [persona('employee'), persona('manager'), persona('admin')];
  if (size.scene === 'newCompany' || employee === undefined || manager === undefined || admin === undefined)
    return null;
  const members = staff.filter(
    ({ active, activatedAt, userType }) => active && activatedAt !== null && may(userType, 'benefits.use'),
  );
  const askers = members.filter(({ id, managerId }) => managerId !== null && id !== employee.id);
  return { employee, manager, admin, members, askers };
}

/** Empty in a new company. */
export function benefitSeed(
  plan: Plan,
  people: readonly Person[],
  staff: readonly User[],
  documentId: string | null,
): RowsByTable {
  const cast = castOf(plan, people, staff);
  if (cast === null) return {};
  const { employee, manager, admin, askers } = cast;
  const { calendar, newId, profile } = plan;
  const { now } = calendar;
  const at = profile.words === 'es' ? 0 : 1;
  const form = hostedFormOf(plan, toldForm, admin.id);
  const departmentOf = (place: number): string | null =>
    people.find((one) => one.department === place)?.departmentId ?? null;

  // A department of others, so that its benefit is not open to the employee.
  const elsewhere = [0, 1].map(departmentOf).find((id) => id !== employee.departmentId) ?? null;

  const ids = new Map(offered.map(([name]) => [name, newId('benefits')]));
  const made = {
    submissions: [] as Row<typeof benefitSubmissions>[],
    decisions: [] as Row<typeof decisions>[],
    seats: [] as Row<typeof decisionSeats>[],
    steps: [] as Row<typeof decisionSteps>[],
  };

  const decide = (
    id: string,
    { name, user, state, isLate }: Asked,
    { created, decided, delivered }: Readonly<Record<'created' | 'decided' | 'delivered', string | null>>,
  ): void => {
    const decisionId = newId('decisions');
    const approverId = user.managerId ?? admin.id;
    const createdAt = created ?? '';
    const reason = state === 'refused' ? toldRefusal[at] : null;
    made.decisions.push({
      id: decisionId,
      subject: 'benefit',
      subjectId: id,
      title: toldBenefits[name].name[at],
      userId: user.id,
      state: state === 'delivered' ? 'approved' : state,
      rule: 'any',
      clockHours: 16,
      late: isLate === true,
      reason,
      decidedBy: decided === null ? null : approverId,
      decidedAt: decided,
      carriedOutAt: delivered,
      createdAt,
    });
    const step = (
      kind: Row<typeof decisionSteps>['kind'],
      moment: string | null,
      more: Partial<Row<typeof decisionSteps>>,
    ): void => {
      if (moment === null) return;
      const step = { whoId: null, otherId: null, until: null, reason: null, ...more };
      made.steps.push({ id: newId('decision_steps'), decisionId, kind, at: moment, ...step });
    };
    step('handed_in', createdAt, { whoId: user.id });
    step('asked', createdAt, { otherId: approverId });
    if (isLate === true) step('reminded', instant(Date.parse(createdAt) + 2 * day), { otherId: approverId });
    step(state === 'refused' ? 'refused' : 'approved', decided, { whoId: approverId, reason });
    step('carried_out', delivered, { whoId: admin.id });
    made.seats.push({
      id: newId('decision_seats'),
      decisionId,
      approverId,
      holderId: approverId,
      position: 0,
      state: state === 'waiting' || state === 'refused' ? state : 'approved',
      since: createdAt,
      // A seeded clock rests until the next working day, so that nothing moves while the demo is opened.
      dueAt: state === 'waiting' ? instant(now + 2 * day) : null,
      reminded: isLate === true,
      given: false,
      createdAt,
    });
  };

  const ask = (asked: Asked): void => {
    const { name, user, state, age, took = Math.min(20, age / 2) } = asked;
    const told: ToldBenefit = toldBenefits[name];
    const [id, benefitId] = [newId('benefit_submissions'), ids.get(name) ?? ''];
    const created = now - age * hour;
    const isAutomatic = told.automatic === true;
    const decided = state === 'waiting' ? null : instant(isAutomatic ? created : created + took * hour);
    const delivered = state === 'delivered' ? instant(created + (took + age) * (hour / 2)) : null;
    if (!isAutomatic) decide(id, asked, { created: instant(created), decided, delivered });
    const answers = form.questions.map((question): Answer => ({
      questionId: question.id,
      optionIds: [],
      text: question.kind === 'date' ? null : 'Alameda Fit',
      number: null,
      date: question.kind === 'date' ? calendar.date(-40) : null,
    }));
    made.submissions.push({
      id,
      benefitId,
      userId: user.id,
      departmentId: user.departmentId,
      fold: fold(`${told.name[at]} ${user.firstName} ${user.lastName}`),
      state,
      claim: claimOf({ id, benefitId, userId: user.id }, state),
      askedOn: calendar.date(-Math.floor(age / 24)),
      note: told.asks === true ? toldNote[at] : '',
      questions: told.asks === true ? form.questions : [],
      answers: told.asks === true ? answers : [],
      automatic: isAutomatic,
      decidedAt: decided,
      deliveredAt: delivered,
      createdAt: instant(created),
    });
  };

  const other = (place: number): User => askers[(place * 7) % askers.length] ?? manager;
  // Enough decisions for a usual time, the oldest first.
  for (const [place, name] of (
    ['gym', 'chair', 'nursery', 'gym', 'photo', 'gym', 'chair', 'gym'] as const
  ).entries())
    ask({
      name,
      user: other(place + 1),
      state: 'delivered',
      age: (40 - place * 4) * 24,
      took: 6 + place * 5,
    });
  for (const place of [9, 10, 11, 12])
    ask({ name: 'parking', user: other(place), state: 'delivered', age: 90 * 24 + place });
  ask({ name: 'vouchers', user: employee, state: 'delivered', age: 200 * 24 });
  ask({ name: 'glasses', user: employee, state: 'delivered', age: 150 * 24 });
  ask({ name: 'photo', user: employee, state: 'refused', age: 9 * 24 });
  ask({ name: 'gym', user: employee, state: 'waiting', age: 6 * 24, isLate: true });
  ask({ name: 'books', user: other(13), state: 'approved', age: 30 });
  ask({ name: 'birthday', user: employee, state: 'delivered', age: 2, took: 0 });
  ask({ name: 'chair', user: employee, state: 'approved', age: 26 });
  const team = askers.filter(({ managerId }) => managerId === manager.id);
  for (const user of team.slice(0, 1)) ask({ name: 'volunteer', user, state: 'waiting', age: 3 });

  const inState = (name: BenefitName, ...states: readonly BenefitSubmissionState[]): number =>
    made.submissions.filter((row) => row.benefitId === ids.get(name) && states.includes(row.state)).length;
  const offer = offered.map(([name, told]): Row<typeof benefits> => ({
    id: ids.get(name) ?? '',
    name: told.name[at],
    nameEn: told.name[1],
    description: told.description[at],
    descriptionEn: told.description[1],
    category: toldCategories[told.category][at],
    categoryEn: toldCategories[told.category][1],
    worth: told.worth[at],
    worthEn: told.worth[1],
    delivery: toldDelivery[at],
    deliveryEn: toldDelivery[1],
    fold: fold(
      [told.name[at], told.name[1], toldCategories[told.category][at], told.description[at]].join(' '),
    ),
    iconKey: null,
    startsOn: told.opens === undefined ? null : calendar.date(told.opens),
    endsOn: told.ends === undefined ? null : calendar.date(told.ends),
    stock: told.stock ?? null,
    taken: inState(name, ...placedStates),
    automatic: told.automatic === true,
    conditions: {
      serviceMonths: told.months ?? null,
      departmentIds: told.isElsewhere === true && elsewhere !== null ? [elsewhere] : [],
      countryIds: told.country === undefined ? [] : [told.country],
      once: told.once ?? null,
    },
    formId: told.asks === true ? form.id : null,
    approverIds: [],
    rule: 'any',
    clockHours: 16,
    active: told.off !== true,
    archived: told.archived === true,
    waiting: inState(name, 'waiting'),
    approved: inState(name, 'approved'),
    delivered: inState(name, 'delivered'),
    refused: inState(name, 'refused'),
    usualHours: usualHoursOf(
      made.submissions.filter(
        (row) => row.benefitId === ids.get(name) && row.decidedAt !== null && !row.automatic,
      ),
    ),
    createdAt: instant(now - 320 * day),
  }));
  return {
    ...form.rows,
    ...rowsOf(benefits, offer),
    ...rowsOf(benefitSubmissions, made.submissions),
    ...rowsOf(decisions, made.decisions),
    ...rowsOf(decisionSeats, made.seats),
    ...rowsOf(decisionSteps, made.steps),
    ...coverageSeed(plan, cast.members, { admin, documentId, departmentOf }),
  };
}
