/** Which days, department and country figures and lines are about; nothing chosen is the usual period and everybody. */
export interface FigureFilter {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly countryId?: string | undefined;
}
