/** A complete account with visibility settings, for stories. */
import type { Account } from '#src/users/settings/account.queries.ts';
import { reader } from '../recognitions/badges/badges.sample.ts';

/** The reader's own account. */
export const account: Account = {
  id: reader.id,
  firstName: reader.firstName,
  lastName: reader.lastName,
  email: reader.email,
  jobPosition: reader.jobPosition,
  departmentName: reader.departmentName,
  language: 'spanish',
  phone: '+573001234567',
  bio: 'Diseño para que lo difícil parezca fácil. Café por la mañana, montaña el domingo.',
  timezone: null,
  organizationTimezone: 'America/Bogota',
  birthday: '1992-11-09',
  admissionDate: '2023-04-03',
  birthdayShown: 'no_year',
  anniversaryShown: 'full',
  phoneShown: false,
  profileImageUrl: null,
  hasPhoto: false,
  backgroundImageUrl: null,
  birthdayImageUrl: null,
  countryId: 'CO',
  cityId: '3688689',
  hasPassword: true,
  deletion: null,
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" fill="#2f5d8a"/><path d="M0 100 90 30l70 55 60-45 80 60z" fill="#8fb8de"/><circle cx="330" cy="28" r="14" fill="#ffd58a"/></svg>';

/** A wide image. */
export const coverUrl = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
