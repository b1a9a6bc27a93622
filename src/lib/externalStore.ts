/** Replaces the `useSyncExternalStore` shim that libraries use for older React versions (tools/vite/standIns.ts). */
export { useSyncExternalStore } from 'react';
