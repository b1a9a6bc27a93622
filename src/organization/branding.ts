/** Puts the organisation's colours on the page, or the product's own back (spec §3 "branding"; design §9). */
import type { Branding } from '#schema/organization/organization.endpoints.ts';
import { applyBrand, brandPalette, clearBrand } from '#src/lib/colors.ts';

/** Re-themes everything at once, in both schemes; null takes the organisation's colours away. */
export function applyBranding(branding: Branding | null, root: HTMLElement = document.documentElement): void {
  clearBrand(root);
  if (branding === null) return;
  applyBrand(root, brandPalette(branding.banner.main, branding.banner.secondary));
}
