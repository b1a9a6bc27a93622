/** Parses a pasted report, or explains why a text is not a report. */
import { prettifyError } from 'zod/mini';
import { Report, reportFormat } from '#src/lib/report.shape.ts';

/** A report, or the problem of the text. */
export type Reading = { readonly report: Report } | { readonly fault: string };

/** Accepts surrounding text: the report is the text from the first to the last brace. */
export function readReport(text: string): Reading {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from === -1 || to < from) return { fault: 'There is no report in this text.' };
  let said: unknown;
  try {
    said = JSON.parse(text.slice(from, to + 1));
  } catch {
    return { fault: 'The report is not whole: something was cut off or changed on its way.' };
  }
  if (typeof said === 'object' && said !== null && 'format' in said && said.format !== reportFormat)
    return {
      fault: `The report has format ${String(said.format)}; this Storybook reads format ${reportFormat}. Open the Storybook of the release that wrote it.`,
    };
  const read = Report.safeParse(said);
  return read.success ? { report: read.data } : { fault: `This is no report: ${prettifyError(read.error)}` };
}
