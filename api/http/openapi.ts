import * as z from 'zod/mini';
import { ERROR_STATUS, errorBodySchema } from '../contract/errors.ts';
import { answerEventSchema } from '../contract/events.ts';
import { type Route, routes } from '../contract/routes.ts';

type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io });
  return rest;
};

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({ name, in: place, required: required.includes(name), schema: property }));
}

function operation(name: string, route: Route): Json {
  const reply = jsonSchema(route.reply, 'output');
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === 'anyone'
      ? { security: [] }
      : route.access === 'guest'
        ? { security: [{}, { bearer: [] }] }
        : { security: [{ bearer: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body
      ? {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: { [route.multipart ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: {
          ...(route.file ? { [route.file]: {} } : { 'application/json': { schema: reply } }),
          ...(route.stream ? { 'text/event-stream': { schema: { $ref: '#/components/schemas/AnswerEvent' } } } : {}),
        },
      },
      default: { description: 'Failed.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(base: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operation(name, route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wirewise',
      version: '1',
      description: `Failures carry one of these codes: ${Object.entries(ERROR_STATUS)
        .map(([code, status]) => `${code} (${status})`)
        .join(', ')}.`,
    },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorBodySchema, 'output'), AnswerEvent: jsonSchema(answerEventSchema, 'output') },
    },
  };
}
