/** The address of a survey, to answer it. */
export const surveyAddress = (id: string): string => `/surveys?id=${id}`;
