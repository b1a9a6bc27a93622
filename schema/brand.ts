/** Derives the brand from the host name; pure, so every deployment uses the same rule. */

/** The two product brands. Organisations have their own colours under either brand. */
export type Brand = 'aplauso' | 'outpoints';

/** Default main colour of each brand: that of the product is specified (spec §9), the other is ours. */
export const brandColors = { aplauso: '#3a71b5', outpoints: '#6b3fd4' } as const satisfies Record<
  Brand,
  string
>;

const isLocal = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';

/** Name and port of a host, in lower case. */
export function hostParts(host: string): { readonly name: string; readonly port: string } {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/u.exec(host.toLowerCase()) ?? [];
  return { name, port };
}

/** The brand of a host with its port (`location.host`): "outpoints" in the name, or localhost on port 4000. */
export function brandOf(host: string): Brand {
  const { name, port } = hostParts(host);
  return name.includes('outpoints') || (isLocal(name) && port === '4000') ? 'outpoints' : 'aplauso';
}

/** The display name of each brand. */
export const brandName: Readonly<Record<Brand, string>> = { aplauso: 'Aplauso', outpoints: 'Outpoints' };

/** Whether the host serves the public documentation: its name contains "docs" (spec §1). */
export const isDocsHost = (host: string): boolean => hostParts(host).name.includes('docs');
