/** The addresses of a program, of a lesson in it, and of its form. */
export const programAddress = (id: string): string => `/programs?id=${encodeURIComponent(id)}`;
export const lessonAddress = (id: string, lessonId: string): string =>
  `${programAddress(id)}&lesson=${encodeURIComponent(lessonId)}`;
export const programFormAddress = (id: string): string => `${programAddress(id)}&form=1`;
