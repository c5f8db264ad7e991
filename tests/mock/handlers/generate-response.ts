import * as z from 'zod'
import { createRandom, type Random } from '@/gateway/demo/products/random'
import type { Operation } from '@/lib/gateway/operation'
import { agree } from '../agree'
import { flagFor } from './flag-for'
import { rangeFor } from './range-for'
import { wordFor } from './word-for'

type JsonSchema = { [key: string]: unknown }

/** What a caller sent, as far as an answer repeats it. */
export type RequestedFor = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

type Making = {
  random: Random
  definitions: Readonly<Record<string, JsonSchema>>
  /** Fields of the request by name: a product requested by its code has that code. */
  requested: ReadonlyMap<string, unknown>
}

const ITEMS = { min: 2, max: 4 }
const KEYS = 2
/** A tree that describes itself ends here. */
const MAX_DEPTH = 8
/** Moscow, latitude and longitude, within a tenth of a degree. */
const POINT = [55.75, 37.62]
const POINT_SPREAD = 100
const POINT_UNIT = 1000
/** Ids of schemas whose fields stay unsaid: a page has titles and addresses of its own. */
const LEFT_EMPTY = new Set(['PageMeta'])

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/**
 * An answer that the operation's schema accepts, the same for the same seed and request. Fields carry what their names promise;
 * a field that the request has too repeats it.
 */
export function generateResponse(operation: Operation, requested: RequestedFor, seed: number): unknown {
  const schema = jsonSchemaOf(operation.response)
  const making: Making = {
    random: createRandom(seed, operation.name, JSON.stringify(requested)),
    definitions: isSchema(schema['$defs']) ? (schema['$defs'] as Record<string, JsonSchema>) : {},
    requested: fieldsOf(requested),
  }
  return fill(schema, '', making, 0)
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema)
  if (known) return known
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Numbers that may travel as text are sent as numbers.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'number') jsonSchema.type ??= 'number'
    },
  }) as JsonSchema
  schemas.set(schema, made)
  return made
}

function fieldsOf({ params, query, body }: RequestedFor): ReadonlyMap<string, unknown> {
  const entries = [query, isSchema(body) ? body : undefined, params].flatMap((part) =>
    Object.entries(part ?? {}),
  )
  return new Map(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

function fill(schema: JsonSchema, name: string, making: Making, depth: number): unknown {
  const { random, definitions, requested } = making
  const ref = schema['$ref']
  if (typeof ref === 'string') {
    const id = ref.replace('#/$defs/', '')
    return LEFT_EMPTY.has(id) ? {} : fill(definitions[id] ?? {}, name, making, depth)
  }
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return random.pick<unknown>(schema['enum'])
  const variants = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (variants.length > 0) {
    const [first = {}] = depth > MAX_DEPTH ? variants.slice(-1) : variants
    return fill(first, name, making, depth)
  }
  const [type] = [schema['type']].flat()
  switch (type) {
    case 'string':
      return requested.has(name) ? String(requested.get(name)) : text(schema, name, random)
    case 'integer':
    case 'number':
      return typeof requested.get(name) === 'number' ? requested.get(name) : number(schema, name, random)
    case 'boolean':
      return flagFor(name) ?? random.chance(0.5)
    case 'null':
      return null
    case 'array':
      return array(schema, name, making, depth)
    default:
      return isSchema(schema['properties']) || isSchema(schema['additionalProperties'])
        ? object(schema, making, depth)
        : null
  }
}

function object(schema: JsonSchema, making: Making, depth: number): unknown {
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : []
  const own = properties.map(([key, value]) => [
    key,
    isSchema(value) ? fill(value, key, making, depth + 1) : null,
  ])
  const more = schema['additionalProperties']
  const keys = isSchema(more) ? Array.from({ length: KEYS }, (_, at) => String(at + 1)) : []
  const extra = keys.map((key) => [key, isSchema(more) ? fill(more, key, making, depth + 1) : null])
  return agree(Object.fromEntries([...extra, ...own]), making.requested)
}

function array(schema: JsonSchema, name: string, making: Making, depth: number): unknown {
  const tuple = listOf(schema['prefixItems'])
  if (name === 'coordinates' && tuple.length === POINT.length)
    return POINT.map(
      (middle) =>
        Math.round(middle * POINT_UNIT + making.random.int(-POINT_SPREAD, POINT_SPREAD)) / POINT_UNIT,
    )
  if (tuple.length > 0) return tuple.map((item) => fill(item, name, making, depth + 1))
  const items = isSchema(schema['items']) ? schema['items'] : {}
  const min = numberOf(schema['minItems']) ?? 0
  const max = Math.min(numberOf(schema['maxItems']) ?? ITEMS.max, ITEMS.max)
  if (depth > MAX_DEPTH) return []
  const length = Math.max(min, making.random.int(Math.min(ITEMS.min, max), max))
  return Array.from({ length }, () => fill(items, name, making, depth + 1))
}

function text(schema: JsonSchema, name: string, random: Random): string {
  const min = numberOf(schema['minLength']) ?? 0
  const max = numberOf(schema['maxLength']) ?? Infinity
  return wordFor(name, random).padEnd(min, '0').slice(0, max)
}

function number(schema: JsonSchema, name: string, random: Random): number {
  const [low, high, step] = rangeFor(name)
  const min = Math.max(numberOf(schema['minimum']) ?? low, low)
  const max = Math.max(min, Math.min(numberOf(schema['maximum']) ?? high, high))
  return random.int(Math.ceil(min / step), Math.floor(max / step)) * step
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
