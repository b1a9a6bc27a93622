/**
 * Pages about complaints and health: nothing is captured, queued, named or sent there, and a page opened there loads no
 * telemetry. One rule for the page, the recorder and the server.
 */
export const silentPages = /^\/(suggestions|case|telemedicine|admin\/(complaints|wellbeing))\b/u;
