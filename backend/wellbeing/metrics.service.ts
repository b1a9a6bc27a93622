/** Body metrics: one's own, the consents to their use, and what administrators see of people who agreed. */
import { dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { reason } from '#schema/reasons.ts';
import {
  bodyMassIndex,
  metricNames,
  metricPurposes,
  wellbeingLimits,
  type MetricName,
  type MetricPurpose,
} from '#schema/wellbeing/wellbeing.rules.ts';
import type { wellbeingEndpoints } from '#schema/wellbeing/wellbeing.endpoints.ts';
import type { BodyMetric, MetricConsent, MetricLook } from '#schema/wellbeing/wellbeing.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { peopleById, publicUser, withDepartment } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import { bodyMetrics, metricConsents, metricLooks, metricPeople } from './wellbeing.tables.ts';

type Calls = 'metrics' | 'lookAtMetrics' | 'ownMetrics' | 'addMetric' | 'removeMetric' | 'consent';
type MetricRow = Row<typeof bodyMetrics>;
type Values = Readonly<Record<MetricName, number | null>>;

const newestFirst = [
  ['measuredAt', 'desc'],
  ['createdAt', 'desc'],
] as const;

const nothing: Values = { weightKg: null, heightCm: null, waistCm: null, bodyFatPercent: null };
const fromTenths = (value: number | null): number | null => (value === null ? null : value / 10);
const valuesOf = (row: Values): Values => ({
  weightKg: fromTenths(row.weightKg),
  heightCm: fromTenths(row.heightCm),
  waistCm: fromTenths(row.waistCm),
  bodyFatPercent: fromTenths(row.bodyFatPercent),
});

/** `rows` are newest first: a measurement without a height has the last one before it. */
function metricsOf(rows: readonly MetricRow[]): BodyMetric[] {
  let height: number | null = null;
  return rows
    .toReversed()
    .map((row) => {
      const values = valuesOf(row);
      height = values.heightCm ?? height;
      const { id, measuredAt, createdAt } = row;
      return { id, measuredAt, createdAt, ...values, bmi: bodyMassIndex(values.weightKg, height) };
    })
    .toReversed();
}

async function consentsOf({ store }: Context, userId: string): Promise<MetricConsent[]> {
  const { rows } = await store.list(metricConsents, { where: { userId } });
  return metricPurposes.map((purpose) => {
    const since = rows.find((row) => row.purpose === purpose)?.createdAt ?? null;
    return { purpose, agreed: since !== null, since };
  });
}

const ownRows = async ({ store }: Context, userId: string): Promise<readonly MetricRow[]> =>
  (await store.list(bodyMetrics, { where: { userId }, order: newestFirst, limit: wellbeingLimits.metrics }))
    .rows;

async function looksOf(context: Context): Promise<MetricLook[]> {
  const { store, me } = context;
  const { rows } = await store.list(metricLooks, {
    where: { userId: me.id },
    order: [['createdAt', 'desc']],
    limit: wellbeingLimits.looks,
  });
  const people = await peopleById(
    context,
    rows.map(({ viewerId }) => viewerId),
  );
  return rows.map(({ id, viewerId, purpose, reason: why, createdAt }) => ({
    id,
    viewer: people.get(viewerId) ?? null,
    purpose,
    reason: why,
    createdAt,
  }));
}

export const metricService: Pick<Service<typeof wellbeingEndpoints>, Calls> = {
  async metrics(context, { query }) {
    const { store, linkTo } = context;
    const { items, pagination } = await pageFrom(
      store,
      metricPeople,
      {
        order: [['createdAt', 'asc']],
        with: {
          newest: { many: bodyMetrics, on: 'userId', order: newestFirst, limit: 1 },
        },
      },
      query,
    );
    const ids = items.map(({ userId }) => userId);
    const { rows: agreed } = await store.list(metricConsents, { where: { userId: { in: ids } } });
    const people = await peopleById({ store, linkTo }, ids);
    return {
      items: items.flatMap(({ id, userId, newest: [row] }) => {
        const user = people.get(userId);
        // Somebody who cannot sign in cannot withdraw, so nobody sees them meanwhile.
        if (user?.active !== true) return [];
        const purposes = metricPurposes.filter((one) =>
          agreed.some((consent) => consent.userId === userId && consent.purpose === one),
        );
        return [
          { id, user, purposes, measuredAt: row?.measuredAt ?? null, masked: true, ...nothing, bmi: null },
        ];
      }),
      pagination,
    };
  },

  async lookAtMetrics(context, { body: { userId, purpose, reason: why } }) {
    const { store, me, newId, at, language, linkTo } = context;
    const {
      rows: [person],
    } = await store.list(users, {
      where: { id: userId, active: true, deletedAt: null },
      with: withDepartment,
    });
    const {
      rows: [listed],
    } = await store.list(metricPeople, { where: { userId } });
    // Whether a person without consent has metrics is not told.
    if (person === undefined || listed === undefined) throw domainError('not_found', language);
    const consents = await consentsOf(context, userId);
    const purposes = consents.flatMap((one): MetricPurpose[] => (one.agreed ? [one.purpose] : []));
    if (!purposes.includes(purpose))
      throw domainError('conflict', language, [reason('purpose', 'metric_no_consent', language)]);
    await store.insert(metricLooks, [
      { id: newId(), userId, viewerId: me.id, purpose, reason: why, createdAt: at },
    ]);
    await leaveNotices(context, {
      to: [userId],
      kind: 'metrics_seen',
      actorId: me.id,
      postId: null,
    });
    const [newest] = metricsOf(await ownRows(context, userId));
    return {
      id: listed.id,
      user: await publicUser(person, linkTo),
      purposes,
      measuredAt: newest?.measuredAt ?? null,
      masked: false,
      weightKg: newest?.weightKg ?? null,
      heightCm: newest?.heightCm ?? null,
      waistCm: newest?.waistCm ?? null,
      bodyFatPercent: newest?.bodyFatPercent ?? null,
      bmi: newest?.bmi ?? null,
    };
  },

  async ownMetrics(context) {
    const { me } = context;
    return {
      items: metricsOf(await ownRows(context, me.id)),
      consents: await consentsOf(context, me.id),
      looks: await looksOf(context),
    };
  },

  async addMetric(context, { body }) {
    const { store, me, now, at, newId, language } = context;
    const today = dayAt(now, zoneOf(me.timezone, await timezoneOf(store)));
    const measuredAt = body.measuredAt ?? today;
    const findings = new ValidationErrors(language);
    if (measuredAt > today) findings.add('measuredAt', 'metric_future');
    if (metricNames.every((name) => (body[name] ?? null) === null)) findings.add('weightKg', 'metric_empty');
    findings.throwIfAny();
    const tenths = (name: MetricName): number | null => {
      const value = body[name] ?? null;
      return value === null ? null : Math.round(value * 10);
    };
    const row: MetricRow = {
      id: newId(),
      userId: me.id,
      measuredAt,
      weightKg: tenths('weightKg'),
      heightCm: tenths('heightCm'),
      waistCm: tenths('waistCm'),
      bodyFatPercent: tenths('bodyFatPercent'),
      createdAt: at,
    };
    await store.insert(bodyMetrics, [row]);
    const rows = await ownRows(context, me.id);
    const made = metricsOf(rows).find(({ id }) => id === row.id);
    return made ?? { id: row.id, measuredAt, createdAt: at, ...valuesOf(row), bmi: null };
  },

  async removeMetric({ store, me, language }, { params: { id } }) {
    if ((await store.remove(bodyMetrics, { id, userId: me.id })) === 0)
      throw domainError('not_found', language);
    return { success: true };
  },

  async consent(context, { body: { purpose, agreed } }) {
    const { store, me, newId, at } = context;
    const userId = me.id;
    if (agreed)
      await store.insert(metricConsents, [{ id: newId(), userId, purpose, createdAt: at }], {
        skipExisting: true,
      });
    else await store.remove(metricConsents, { userId, purpose });
    const consents = await consentsOf(context, userId);
    if (consents.some((one) => one.agreed))
      await store.insert(metricPeople, [{ id: userId, userId, createdAt: at }], { skipExisting: true });
    else await store.remove(metricPeople, { userId });
    return consents;
  },
};
