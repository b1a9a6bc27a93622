/** Types of fingerprint.mjs, which is plain JavaScript so that it runs before the installation. */
export declare function fingerprint(names: readonly string[], wanted?: (file: string) => boolean): string;
export declare function isMadeFrom(thing: string, print: string): boolean;
export declare function remember(thing: string, print: string): void;
