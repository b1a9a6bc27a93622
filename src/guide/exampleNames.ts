/** The people of the guide's pictures. */
export const someone = 'Ana Rivas';
export const other = 'Luis Paz';
