/** Types of run.mjs, which is plain JavaScript so that it runs before the installation. */
export declare function scriptOf(tool: string): string;
export declare function environment(node: string): NodeJS.ProcessEnv;
export declare function tryRun(node: string, tool: string, args: readonly string[]): number;
