/** Applies the organisation's colours to the page, or restores those of the product (spec §3 "branding"). */
import type { Branding } from '#schema/organization/organization.endpoints.ts';
import { applyBrand, brandPalette, clearBrand } from '#src/lib/colors.ts';
import { storePaint } from '#src/lib/paint.ts';

/** Changes both colour schemes at once, now and for the next first paint; null removes the organisation's colours. */
export function applyBranding(branding: Branding | null, root: HTMLElement = document.documentElement): void {
  clearBrand(root);
  if (branding !== null) applyBrand(root, brandPalette(branding.banner.main, branding.banner.secondary));
  if (root === document.documentElement) storePaint(root.style);
}
