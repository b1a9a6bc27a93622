/**
 * Starts telemetry. The server adds this file to its pages before the app, and only if the operator configured telemetry
 * (server/telemetryTag.ts); nothing else imports it.
 */
import { startTelemetry } from './startTelemetry.ts';

startTelemetry(document, navigator);
