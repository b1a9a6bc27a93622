/** How serious a message is: apart from how that looks, because messages are raised below the design system. */

/** The four severities (spec §2 "toast area"). */
export type Severity = 'error' | 'warning' | 'info' | 'success';
