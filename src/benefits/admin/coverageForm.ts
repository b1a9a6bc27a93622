/** The fields of a coverage, and the input made from them. */
import { CoverageInput } from '#schema/benefits/coverages.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminCoverage } from './coveragesAdmin.queries.ts';

export interface CoverageFields {
  name: string;
  nameEn: string;
  description: string;
  descriptionEn: string;
  providerName: string;
  policyNumber: string;
  startsOn: string;
  endsOn: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** A document of `/files`; null without one. */
  document: { readonly id: string; readonly name: string } | null;
}

const orNull = (text: string): string | null => text.trim() || null;

export const coverageForm = {
  schema: CoverageInput,
  toInput: (fields) => ({
    name: fields.name.trim(),
    nameEn: orNull(fields.nameEn),
    description: fields.description.trim(),
    descriptionEn: orNull(fields.descriptionEn),
    providerName: fields.providerName.trim(),
    policyNumber: orNull(fields.policyNumber),
    startsOn: orNull(fields.startsOn),
    endsOn: orNull(fields.endsOn),
    contactName: orNull(fields.contactName),
    contactPhone: orNull(fields.contactPhone),
    contactEmail: orNull(fields.contactEmail),
    documentId: fields.document?.id ?? null,
  }),
  names: { documentId: 'document' },
} satisfies RowForm<CoverageFields>;

/** The fields of a stored coverage; null for a new one. */
export const coverageFields = (coverage: AdminCoverage | null): CoverageFields => ({
  name: coverage?.name ?? '',
  nameEn: coverage?.nameEn ?? '',
  description: coverage?.description ?? '',
  descriptionEn: coverage?.descriptionEn ?? '',
  providerName: coverage?.providerName ?? '',
  policyNumber: coverage?.policyNumber ?? '',
  startsOn: coverage?.startsOn ?? '',
  endsOn: coverage?.endsOn ?? '',
  contactName: coverage?.contactName ?? '',
  contactPhone: coverage?.contactPhone ?? '',
  contactEmail: coverage?.contactEmail ?? '',
  document:
    coverage === null || coverage.documentId === null
      ? null
      : { id: coverage.documentId, name: coverage.document?.name ?? '…' },
});

export const coverageFieldNames = Object.keys(coverageFields(null)) as readonly (keyof CoverageFields)[]; // it has all of them
