/** Addresses of benefits. */
import { subjects } from '#src/decisions/subjects.ts';

export const benefitsPath = '/benefits_page';
/** The page of a submission. */
export const submissionAddress = subjects.benefit.addressOf;
/** The form of a benefit. */
export const askAddress = (id: string): string => `${benefitsPath}?ask=${encodeURIComponent(id)}`;
/** A benefit in its panel. */
export const benefitAddress = (id: string): string => `${benefitsPath}?id=${encodeURIComponent(id)}`;
