import * as z from 'zod'
import { HINT_COOKIE, SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { errorBodySchema } from '@/lib/gateway/error-body'
import { KIND_STATUS } from '@/lib/gateway/errors'
import { GATEWAY_BASE_PATH, type Operation, type Schema } from '@/lib/gateway/operation'

const CONTRACT_VERSION = '1.0.0'
const SESSION_SCHEME = 'session'
const OWNER_SCHEME = 'ownerKey'
const ERROR_BODY = 'ErrorBody'
const COMPONENTS = '#/components/schemas/'

type Json = { [key: string]: unknown }

export type OpenApiDocument = {
  openapi: string
  info: Json
  servers: Json[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Json>>
  components: { schemas: Record<string, unknown>; securitySchemes: Json }
}

/** Describes operations as an OpenAPI document; schemas show the wire form, before defaults are filled in. */
export function buildOpenApi(operations: readonly Operation[]): OpenApiDocument {
  const schemas: Record<string, unknown> = {}
  const paths: OpenApiDocument['paths'] = {}
  hoist(errorBodySchema, schemas)
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {})
    item[operation.method.toLowerCase()] = describeOperation(operation, schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Арус: gateway',
      version: CONTRACT_VERSION,
      description:
        'Calls between the storefront and its back end. Answers are plain bodies without an envelope.',
    },
    servers: [{ url: GATEWAY_BASE_PATH }],
    tags: [...new Set(operations.map(({ service }) => service))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        [SESSION_SCHEME]: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `Set by sign-in, not for scripts; beside it \`${HINT_COOKIE}=1\`, which scripts may read.`,
        },
        [OWNER_SCHEME]: {
          type: 'http',
          scheme: 'bearer',
          description: "Key of an owner's system, which no shopper has.",
        },
      },
    },
  }
}

function describeOperation(operation: Operation, schemas: Record<string, unknown>): Json {
  const { auth, batch, body, file, kind, name, notify, response, service, summary } = operation
  const parameters = [
    ...toParameters('path', operation.params, schemas),
    ...toParameters('query', operation.query, schemas),
    { name: 'x-visitor-id', in: 'header', required: false, schema: { type: 'string' } },
  ]
  const success = file
    ? {
        description: file.name,
        content: { [file.contentType]: { schema: { type: 'string', format: 'binary' } } },
      }
    : { description: 'Answer', content: { 'application/json': { schema: hoist(response, schemas) } } }
  return {
    operationId: name,
    summary,
    tags: [service],
    parameters,
    ...(body && {
      requestBody: {
        // An empty body is read as an empty object, so it is required only where that would be refused.
        required: !body.safeParse({}).success,
        content: {
          [operation.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: hoist(body, schemas),
          },
        },
      },
    }),
    responses: { 200: success, ...describeErrors(operation) },
    security: auth === 'guest' ? [] : [{ [auth === 'owner' ? OWNER_SCHEME : SESSION_SCHEME]: [] }],
    'x-auth': auth,
    'x-kind': kind,
    ...(batch !== undefined && { 'x-batch': batch }),
    ...(notify && { 'x-notify': true }),
  }
}

function describeErrors({ auth, body, errors = [], params, query }: Operation): Json {
  const takesInput = [params, query, body].some((schema) => schema !== undefined)
  const kinds = [
    ...(takesInput ? (['validation'] as const) : []),
    ...(auth === 'guest' ? [] : (['unauthorized'] as const)),
    ...(auth === 'guest' || auth === 'user' ? [] : (['forbidden'] as const)),
    ...errors,
  ]
  const content = { 'application/json': { schema: { $ref: COMPONENTS + ERROR_BODY } } }
  return Object.fromEntries([
    ...kinds.map((kind) => [String(KIND_STATUS[kind]), { description: kind, content }]),
    ['default', { description: 'Any other failure', content }],
  ])
}

function toParameters(place: 'path' | 'query', schema: Schema | undefined, schemas: Record<string, unknown>) {
  if (!schema) return []
  const { properties = {}, required = [] } = hoist(schema, schemas) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    }
  })
}

/** Converts one schema and moves its named parts into the shared components. */
function hoist(schema: Schema, schemas: Record<string, unknown>): Json {
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  for (const [name, definition] of Object.entries($defs)) {
    const { id: __, ...rest } = definition
    schemas[name] = pointToComponents(rest)
  }
  const { id, ...rest } = root
  if (typeof id !== 'string') return pointToComponents(rest) as Json
  schemas[id] = pointToComponents(rest)
  return { $ref: COMPONENTS + id }
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', COMPONENTS)]
        : [key, pointToComponents(inner)],
    ),
  )
}
