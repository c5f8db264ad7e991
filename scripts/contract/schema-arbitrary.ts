import fc from 'fast-check'
import * as z from 'zod'
import type { Operation } from '@/lib/gateway/operation'
import type { OperationRequest } from '@/scripts/contract/send-operation'

type JsonSchema = { [key: string]: unknown }
type Definitions = Record<string, JsonSchema>

const MAX_ITEMS = 4
const MAX_TEXT = 40
const EXTRA_KEYS = 3

// Texts that break careless code more often than chance would find them.
const AWKWARD_TEXTS = [
  "' or 1=1 --",
  '%_\\',
  '\u0000',
  '\ud800',
  '😀',
  '<b>&amp;',
  '../..',
  ':*|&!',
  '٣',
  'İ',
  'OC 90',
  'щс90',
  '00-10000001',
]
/** Keys that every plain object inherits: a look-up by a visitor's word must not find them. */
const INHERITED_NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asList(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function textArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  const min = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0
  const max = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : MAX_TEXT
  const free = fc.string({
    unit: 'grapheme',
    minLength: min,
    maxLength: Math.min(max, Math.max(min, MAX_TEXT)),
  })
  const awkward = fc.constantFrom(...AWKWARD_TEXTS).filter((text) => text.length >= min && text.length <= max)
  const words = fc
    .constantFrom('фильтр', 'Knecht', 'oil-filters', '1', 'news')
    .filter((text) => text.length <= max)
  return fc.oneof(free, awkward, words)
}

function numberArbitrary(schema: JsonSchema, isInteger: boolean): fc.Arbitrary<unknown> {
  const min = typeof schema['minimum'] === 'number' ? schema['minimum'] : -1e6
  const max = typeof schema['maximum'] === 'number' ? schema['maximum'] : 1e6
  if (!isInteger) return fc.double({ min, max, noNaN: true })
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.constantFrom(Math.ceil(min), Math.floor(max)),
  )
}

function objectArbitrary(schema: JsonSchema, definitions: Definitions): fc.Arbitrary<unknown> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {}
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : [])
  const entries = Object.entries(properties).map(
    ([key, property]) =>
      [key, isObject(property) ? fromSchema(property, definitions) : fc.anything()] as const,
  )
  const known = fc.record(Object.fromEntries(entries), {
    requiredKeys: entries.map(([key]) => key).filter((key) => required.has(key)),
  })
  const more = schema['additionalProperties']
  if (!isObject(more)) return known
  const names = isObject(schema['propertyNames'])
    ? fromSchema(schema['propertyNames'], definitions)
    : fc.string()
  const extra = fc.dictionary(names.map(String), fromSchema(more, definitions), { maxKeys: EXTRA_KEYS })
  return fc.tuple(known, extra).map(([own, added]) => ({ ...added, ...own }))
}

function arrayArbitrary(schema: JsonSchema, definitions: Definitions): fc.Arbitrary<unknown> {
  const tuple = asList(schema['prefixItems'])
  if (tuple.length > 0) return fc.tuple(...tuple.map((item) => fromSchema(item, definitions)))
  const items = isObject(schema['items']) ? fromSchema(schema['items'], definitions) : fc.jsonValue()
  const min = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0
  return fc.array(items, { minLength: min, maxLength: Math.max(min, MAX_ITEMS) })
}

function fromSchema(schema: JsonSchema, definitions: Definitions): fc.Arbitrary<unknown> {
  const ref = schema['$ref']
  if (typeof ref === 'string') return fromSchema(definitions[ref.replace('#/$defs/', '')] ?? {}, definitions)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const variants = [...asList(schema['anyOf']), ...asList(schema['oneOf'])]
  if (variants.length > 0) return fc.oneof(...variants.map((variant) => fromSchema(variant, definitions)))
  if (schema['format'] === 'binary') return fc.uint8Array({ minLength: 1, maxLength: 64 })
  switch (schema['type']) {
    case 'string':
      return textArbitrary(schema)
    case 'integer':
      return numberArbitrary(schema, true)
    case 'number':
      return numberArbitrary(schema, false)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return arrayArbitrary(schema, definitions)
    case 'object':
      return objectArbitrary(schema, definitions)
    default:
      return fc.jsonValue()
  }
}

/** Values that a schema is likely to accept, drawn from its JSON form; refinements are not known to that form. */
export function schemaArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fromSchema(json, isObject(json['$defs']) ? (json['$defs'] as Definitions) : {})
}

/** Requests that an operation's schemas are likely to accept. */
export function requestArbitrary({ params, query, body }: Operation): fc.Arbitrary<OperationRequest> {
  return fc.record({
    ...(params && { params: schemaArbitrary(params) }),
    ...(query && { query: schemaArbitrary(query) }),
    ...(body && { body: schemaArbitrary(body) }),
  }) as fc.Arbitrary<OperationRequest>
}

/**
 * A likely request with each of its texts in turn replaced by each name that plain objects inherit.
 * @internal
 */
export function requestsOfInheritedNames(operation: Operation, seed: number): OperationRequest[] {
  const [request = {}] = fc.sample(requestArbitrary(operation), { seed, numRuns: 1 })
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const fields = request[part]
    const schema = operation[part]
    if (!isObject(fields) || !schema) return []
    return textFieldsOf(schema).flatMap((field) =>
      INHERITED_NAMES.map((name) => ({ ...request, [part]: { ...fields, [field]: name } })),
    )
  })
}

function textFieldsOf(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const properties = isObject(json['properties']) ? json['properties'] : {}
  return Object.entries(properties).flatMap(([name, property]) =>
    isObject(property) && mayBeText(property) ? name : [],
  )
}

function mayBeText(schema: JsonSchema): boolean {
  if ('const' in schema || 'enum' in schema || schema['format'] === 'binary') return false
  return schema['type'] === 'string' || asList(schema['anyOf']).some(mayBeText)
}

const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom<unknown>(...AWKWARD_TEXTS))

/** The value with one of its parts, at any depth, put in place by something arbitrary. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const keys = isObject(value) ? Object.keys(value) : []
  if (Array.isArray(value) && value.length > 0) {
    return fc
      .nat({ max: value.length - 1 })
      .chain((at) => spoiled(value[at]).map((part) => value.with(at, part)))
  }
  if (!isObject(value) || keys.length === 0) return anyJson
  const deeper = fc
    .constantFrom(...keys)
    .chain((key) => spoiled(value[key]).map((part) => ({ ...value, [key]: part })))
  return fc.oneof({ arbitrary: deeper, weight: 4 }, { arbitrary: anyJson, weight: 1 })
}

/** The fields with one of them spoiled; what carries them stays an object, as addresses can carry nothing else. */
function spoiledFields(value: unknown): fc.Arbitrary<Record<string, unknown>> {
  const fields = isObject(value) ? value : {}
  const keys = Object.keys(fields)
  if (keys.length === 0) return fc.dictionary(fc.string(), anyJson, { maxKeys: EXTRA_KEYS })
  return fc
    .constantFrom(...keys)
    .chain((key) => spoiled(fields[key]).map((part) => ({ ...fields, [key]: part })))
}

/** Likely requests with one part spoiled. */
export function spoiledRequest(
  operation: Operation,
  likely = requestArbitrary(operation),
): fc.Arbitrary<OperationRequest> {
  return likely.chain(
    ({ params, query, body }) =>
      fc.record({
        ...(operation.params && { params: spoiledFields(params) }),
        ...(operation.query && { query: spoiledFields(query) }),
        ...(operation.body && { body: spoiled(body) }),
      }) as fc.Arbitrary<OperationRequest>,
  )
}
