/** Figures, charts and lines of analytics, as readers see them. */
import * as z from 'zod/mini';
import { Count, Day, Id, Instant, Next } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { causeKinds, movementKinds } from '../points/points.rules.ts';
import { PublicUser } from '../users/users.shapes.ts';
import {
  analyticsWallets,
  channels,
  chartDimensions,
  figureKinds,
  partKinds,
  requestAges,
  scopes,
  withheldFor,
} from './analytics.rules.ts';

/** YYYY-MM. */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const Wallet = wired(z.enum(analyticsWallets), 'wallet');
const Withheld = z.nullable(z.enum(withheldFor));
/** A number that may be withheld; then it is null, never 0. */
const Value = z.nullable(z.int());

/** What an answer is about: whose figures, which days, and as of when. */
export const About = z.object({
  scope: z.enum(scopes),
  startDate: Day,
  endDate: Day,
  departmentId: z.nullable(Id),
  countryId: z.nullable(Id),
  /** The last day has not ended in the organisation's time zone. */
  isUnfinished: z.boolean(),
  /** A filter that the reader may not use was left out: the answer shows less than the address asks for. */
  isNarrowed: z.boolean(),
  /** Share of the past of these figures that is counted, in percent, and figures are only of that; null when all is. */
  counted: z.nullable(Count),
  asOf: Instant,
  timezone: z.string(),
  /** Fewer people than this are not shown, where a promise holds. */
  threshold: Count,
});
export type About = z.output<typeof About>;

/** A number with the same of the period before. */
export const AnalyticsFigure = z.object({
  kind: z.enum(figureKinds),
  value: Value,
  /** Of the period before; null also if it is not to be compared. */
  before: Value,
  withheld: Withheld,
  /** Whether its lines can be read. */
  hasLines: z.boolean(),
});
export type AnalyticsFigure = z.output<typeof AnalyticsFigure>;

/** Who took part in a month; the people are those who came in, or, where these are more, those who took part. */
export const PartMonth = z.object({
  month: Month,
  participants: Value,
  people: Value,
  /** Participants of the people, a whole number; null also if nobody came in. */
  percent: Value,
  withheld: Withheld,
  isUnfinished: z.boolean(),
});
export type PartMonth = z.output<typeof PartMonth>;
/** A whole month; `before` is the percentage of the month before. */
export const LastMonth = z.object({ ...PartMonth.shape, before: Value });
export type LastMonth = z.output<typeof LastMonth>;

export const Overview = z.object({
  about: About,
  /** The days of the period before; null while the period is unfinished and cannot be compared. */
  compared: z.nullable(z.object({ startDate: Day, endDate: Day })),
  /** People who can take part, on the last day. */
  people: Count,
  figures: z.array(AnalyticsFigure),
  /** As `about.counted`, of taking part: the other figures do not wait for it. */
  partCounted: About.shape.counted,
  /** Participation in the last month that is over by the end of the days; null for one's own figures. */
  lastMonth: z.nullable(LastMonth),
  /**
   * How unevenly thanks are spread among the people who can receive them: 0 all alike, 100 one person has all (Gini
   * coefficient, in percent); null without recognitions or if withheld.
   */
  concentration: z.nullable(z.number()),
  /** Sums of a month that differed from what they count when they were last counted again; null if none ever did. */
  corrected: z.nullable(z.object({ month: Month, sums: Count, at: Instant })),
});
export type Overview = z.output<typeof Overview>;

/** How many people took part in something, or how often. */
export const PartFigure = z.object({
  ...AnalyticsFigure.shape,
  kind: z.enum(partKinds),
  /** The same of the whole organisation, beside one's own; null for administrators, whose figure it is. */
  whole: z.nullable(z.object({ value: Value, withheld: Withheld })),
});
export type PartFigure = z.output<typeof PartFigure>;
export const Participation = z.object({
  about: About,
  compared: Overview.shape.compared,
  figures: z.array(PartFigure),
  /** Each month of the days; none for one's own figures. */
  months: z.array(PartMonth),
  lastMonth: Overview.shape.lastMonth,
  /** The last month of the whole organisation; null for administrators, whose month it is. */
  wholeMonth: Overview.shape.lastMonth,
  /** Requests without a decision by their age; null for others than administrators, and with a filter. */
  openRequests: z.nullable(z.array(z.object({ age: z.enum(requestAges), count: Count }))),
});
export type Participation = z.output<typeof Participation>;

const typed = { recognitionTypeId: Id, name: z.string(), nameEn: z.nullable(z.string()) } as const;
export const TypeCount = z.object({ ...typed, count: Value, points: Value, withheld: Withheld });
export type TypeCount = z.output<typeof TypeCount>;
export const TypeMonth = z.object({ ...TypeCount.shape, month: Month });
export type TypeMonth = z.output<typeof TypeMonth>;
export const PersonType = z.object({ ...typed, sent: Count, received: Count });
export type PersonType = z.output<typeof PersonType>;

/** People who came in on a day or in a week, and their sessions. */
export const SessionCount = z.object({
  /** The day, or the Monday of the week. */
  date: Day,
  activeUsers: Value,
  sessions: Value,
  withheld: Withheld,
  isUnfinished: z.boolean(),
});
export type SessionCount = z.output<typeof SessionCount>;

/** Net points of a channel in one wallet: positive ones came in, negative ones went out. */
export const ChannelSum = z.object({ channel: z.enum(channels), purse: Wallet, points: Value });
export type ChannelSum = z.output<typeof ChannelSum>;
export const ChannelMonth = z.object({ ...ChannelSum.shape, month: Month });
export type ChannelMonth = z.output<typeof ChannelMonth>;

export const TotalPoints = z.object({
  about: About,
  given: Value,
  earned: Value,
  redeemed: Value,
  expired: Value,
  /** Not yet redeemed at this moment: what the organisation owes. */
  available: Value,
  /** Not yet given at this moment. */
  toGive: Value,
  withheld: Withheld,
});
export type TotalPoints = z.output<typeof TotalPoints>;

export const SocialMonth = z.object({
  month: Month,
  recognitions: Value,
  boosts: Value,
  points: Value,
  isUnfinished: z.boolean(),
});
export type SocialMonth = z.output<typeof SocialMonth>;

export const PointDay = z.object({ day: Day, given: Value, redeemed: Value });
export type PointDay = z.output<typeof PointDay>;

/** A place among those who send; people with the same count share one. Who opted out has none. */
export const SenderRank = z.object({ place: Count, user: PublicUser, count: Count, points: Count });
export type SenderRank = z.output<typeof SenderRank>;

/** A point of a chart. */
export const ChartPoint = z.object({
  /** Month, day, or id. */
  key: z.string(),
  /** Null for what has no name in the organisation any more, and for no department or country. */
  label: z.nullable(z.string()),
  labelEn: z.nullable(z.string()),
  value: Value,
  withheld: Withheld,
  /** People behind it, most first, at most 50: of more, those of the latest days. Only with `sendUsers`. */
  users: z.array(z.object({ user: PublicUser, value: z.int() })),
});
export type ChartPoint = z.output<typeof ChartPoint>;
export const Chart = z.object({
  about: About,
  kind: z.enum(figureKinds),
  by: z.enum(chartDimensions),
  series: z.array(ChartPoint),
});
export type Chart = z.output<typeof Chart>;

/** A movement of points in one account, with its cause. */
export const Transaction = z.object({
  id: Id,
  /** In the organisation's time zone. */
  day: Day,
  createdAt: Instant,
  /** Null for the budget of the organisation. */
  user: z.nullable(PublicUser),
  /** Of that day. */
  department: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
  purse: Wallet,
  kind: z.enum(movementKinds),
  channel: z.enum(channels),
  amount: z.int(),
  counterpart: z.nullable(PublicUser),
  cause: z.nullable(z.object({ kind: z.enum(causeKinds), id: Id })),
  note: z.string(),
  isReversal: z.boolean(),
});
export type Transaction = z.output<typeof Transaction>;
export const Transactions = z.object({
  about: About,
  items: z.array(Transaction),
  next: Next,
  /** Of the whole selection, not of the page. */
  lines: Count,
  sum: z.int(),
});
export type Transactions = z.output<typeof Transactions>;

/** What one line adds to a number. */
export const FigureLine = z.object({
  id: Id,
  day: Day,
  user: z.nullable(PublicUser),
  counterpart: z.nullable(PublicUser),
  value: z.int(),
  cause: z.nullable(z.object({ kind: z.enum(causeKinds), id: Id })),
});
export type FigureLine = z.output<typeof FigureLine>;
export const FigureLines = z.object({
  about: About,
  items: z.array(FigureLine),
  next: Next,
  value: z.int(),
  /** Lines of the whole number, not of the page. */
  lines: Count,
});
export type FigureLines = z.output<typeof FigureLines>;
