/** Reminders of surveys, shared by the call and the job that sends them. */
export const remindJobName = 'surveyReminders';
