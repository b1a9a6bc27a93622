/** Types of made.mjs, which is plain so that it runs before anything is installed. */
export declare function isBuilt(name: 'product' | 'demo'): boolean;
export declare function printOf(name: 'product' | 'demo'): string;
