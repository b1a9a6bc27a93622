/** The base path of REST. */
export const restBase = '/rest';
