/** The OpenAPI document of the REST API is generated from the rows of the contract. */
import { describe, expect, it } from 'vitest';
import { allRows, contract } from '#schema/contract.ts';
import { hasBody, methodOf, pathOf } from '#schema/kit/endpoint.ts';
import { openApi } from '#schema/kit/openapi.ts';

const document = JSON.parse(JSON.stringify(openApi(contract, '/rest'))) as {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: { name: string; in: string }[];
        requestBody?: unknown;
        security: unknown[];
        responses: Record<string, { headers?: Record<string, unknown> }>;
        'x-permission': string;
      }
    >
  >;
};

describe('OpenAPI document', () => {
  it('the OpenAPI document has version 3.1, the server /rest and the paths of the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/rest' }]);
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [...new Set(allRows.map(({ row }) => pathOf(row)))].toSorted(),
    );
  });

  it('the OpenAPI document says how a list that grows at its top is read', () => {
    const text = JSON.stringify(document.paths['/post']);
    expect(text).toContain('The `next` of an earlier answer');
    expect(text).toContain('Pass it as `after`');
  });

  it.each(allRows)('OpenAPI describes $operation: parameters, body, permission', ({ operation, row }) => {
    const described = document.paths[pathOf(row)]?.[methodOf(row).toLowerCase()];
    expect(described?.operationId).toBe(operation);
    expect(described?.['x-permission']).toBe(row.can);
    expect(described?.requestBody !== undefined).toBe(hasBody(row));
    for (const [, name] of pathOf(row).matchAll(/\{(\w+)\}/g)) {
      expect(described?.parameters).toContainEqual(expect.objectContaining({ name, in: 'path' }));
    }
    expect(described?.security.length === 0).toBe(row.can === 'public');
  });

  it('the OpenAPI document gives calls of API keys their scope and their error answers', () => {
    const sent = document.paths['/api/send_badge']?.['post'];
    expect(sent?.security).toEqual([{ apiKey: ['badges.send'] }]);
    expect(Object.keys(sent?.responses ?? {})).toEqual(['200', '401', '403', '422', '429', 'default']);
    expect(sent?.responses['429']?.headers).toHaveProperty('Retry-After');
    expect(Object.keys(document.paths['/api/sandbox/feed']?.['get']?.responses ?? {})).not.toContain('422');
  });

  it('the OpenAPI document spells fields as the wire does', () => {
    const text = JSON.stringify(document.paths['/send_feedback']);
    expect(text).toContain('reciever_emails');
    expect(text).not.toContain('receiverEmails');
  });
});
