/** Stands in for the shim that libraries bring for older Reacts (tools/vite/standIns.ts). */
export { useSyncExternalStore } from 'react';
