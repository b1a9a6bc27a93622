/**
 * The guard against formulas in text files: an export puts an apostrophe before a text that a spreadsheet would compute,
 * and the import takes it off again.
 */

/** Texts that an export guards: formulas, also behind white space or in full width, and what looks guarded already. */
export const formula = /^'*\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/u;
