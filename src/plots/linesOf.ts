/** How many lines a label of 14 px needs in a width, at most two: a rough measure on the safe side. */
export const linesOf = (label: string, width: number): 1 | 2 => (label.length * 7.2 > width ? 2 : 1);
