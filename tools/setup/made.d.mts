/** Types of made.mjs, which is plain JavaScript so that it runs before the installation. */
export declare function isBuilt(name: 'product' | 'demo'): boolean;
export declare function printOf(name: 'product' | 'demo'): string;
