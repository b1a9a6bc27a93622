/** A person as others and as the person sees them (spec §3; contract entities `public_user`, `current_user`). */
import * as z from 'zod/mini';
import { Count, Id } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { permissions, roles, type Permission } from '../permissions.ts';

/** Languages as spelt in the user settings (spec §3). */
export const UserLanguage = z.enum(['english', 'spanish']);
export type UserLanguage = z.output<typeof UserLanguage>;

/** A person of the organisation as colleagues see them. */
export const PublicUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobPosition: z.nullable(z.string()),
  departmentId: z.nullable(Id),
  departmentName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  active: z.boolean(),
  /** Whether the person takes part in points. */
  takesPoints: wired(z.boolean(), 'points'),
});
export type PublicUser = z.output<typeof PublicUser>;

/** The profile of another person: identity and counts of recognitions (private ones not counted). */
export const PublicProfile = z.object({
  user: PublicUser,
  received: Count,
  sent: Count,
  badges: Count,
  /** Admission date, YYYY-MM-DD; null if the person hides it. */
  admissionDate: z.nullable(z.string()),
  /** YYYY-MM-DD, or MM-DD without the year; null if the person hides it. */
  birthday: z.nullable(z.string()),
  /** Short text about the person. */
  bio: z.nullable(z.string()),
  /** Null unless the person shows it. */
  phone: z.nullable(z.string()),
  backgroundImageUrl: z.nullable(z.string()),
  birthdayImageUrl: z.nullable(z.string()),
});
export type PublicProfile = z.output<typeof PublicProfile>;

const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]]; // keys of a constant table

/** The signed-in user with permissions and both balances. */
export const CurrentUser = z.object({
  id: Id,
  orgId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: z.enum(roles),
  permissions: z.array(z.enum(permissionNames)),
  language: UserLanguage,
  jobPosition: z.nullable(z.string()),
  departmentId: z.nullable(Id),
  departmentName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  takesPoints: wired(z.boolean(), 'points'),
  pointsToGive: Count,
  pointsToRedeem: Count,
  /** The level by points received; null below the first one, and for roles that see no levels. */
  level: z.optional(z.nullable(z.object({ id: Id, name: z.string(), nameEn: z.nullable(z.string()) }))),
  /** Pieces in the cart. */
  cartCount: z.optional(Count),
});
export type CurrentUser = z.output<typeof CurrentUser>;
