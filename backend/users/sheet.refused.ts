/** Why a sheet is not read at all. */
import type { ReasonCode } from '#schema/reasons.ts';
import { importLimits } from '#schema/users/imports.rules.ts';

type Why = Extract<ReasonCode, `sheet_${string}`>;

/** A file that is no sheet, or more of one than is opened; `maximum` is for the words of the limits. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  readonly code: Why;
  readonly maximum: number;
  constructor(code: Why) {
    super(code);
    this.code = code;
    this.maximum = code === 'sheet_columns' ? importLimits.columns : importLimits.rows;
  }
}
