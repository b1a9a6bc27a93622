/** The error for a sheet that is not read. */
import type { ReasonCode } from '#schema/reasons.ts';
import { importLimits } from '#schema/users/imports.rules.ts';

type Why = Extract<ReasonCode, `sheet_${string}`>;

/** An unreadable or too large file; `maximum` and `row` are for the error message. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';
  readonly code: Why;
  readonly maximum: number;
  readonly row: number;
  constructor(code: Why, row = 0) {
    super(code);
    this.row = row;
    this.code = code;
    this.maximum = code === 'sheet_columns' ? importLimits.columns : importLimits.rows;
  }
}
