/** Applies the organisation's colours to the page, or restores those of the product (spec §3 "branding"). */
import type { Branding } from '#schema/organization/organization.endpoints.ts';
import { applyBrand, brandPalette, clearBrand } from '#src/lib/colors.ts';

/** Changes both colour schemes at once; null removes the organisation's colours. */
export function applyBranding(branding: Branding | null, root: HTMLElement = document.documentElement): void {
  clearBrand(root);
  if (branding === null) return;
  applyBrand(root, brandPalette(branding.banner.main, branding.banner.secondary));
}
