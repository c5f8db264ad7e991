import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pathParamNames, type Operation, type Schema } from '@/lib/gateway/operation'
import { allOperations } from './all'
import { deskOperations } from './desk/all'

type Node = { [key: string]: unknown }

function isOperation(value: unknown): value is Operation {
  return isNode(value) && 'service' in value && 'response' in value
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function jsonSchema(schema: Schema): Node {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Places of a schema that admit input without bounds. */
function unbounded(node: Node): string[] {
  const types = [node['type']].flat()
  const isClosed = 'enum' in node || 'const' in node
  const gaps = [
    types.includes('string') && !isClosed && node['format'] !== 'binary' && !('maxLength' in node),
    types.includes('array') && !('maxItems' in node) && !('prefixItems' in node),
    (types.includes('number') || types.includes('integer')) &&
      !isClosed &&
      !('maximum' in node && 'minimum' in node),
    isNode(node['additionalProperties']) && !('maxProperties' in node),
    !isClosed && !('type' in node) && !('$ref' in node) && !('anyOf' in node) && !('oneOf' in node),
  ]
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (['anyOf', 'oneOf', 'prefixItems'].includes(key) && Array.isArray(value)) return value.filter(isNode)
    if (['properties', '$defs'].includes(key) && isNode(value)) return Object.values(value).filter(isNode)
    return ['items', 'additionalProperties', 'propertyNames'].includes(key) && isNode(value) ? [value] : []
  })
  return [...(gaps.includes(true) ? [JSON.stringify(node)] : []), ...inner.flatMap(unbounded)]
}

describe('registry', () => {
  it('has every name once', () => {
    expect(repeated([...allOperations, ...deskOperations].map(({ name }) => name))).toEqual([])
  })

  it('has every call that a contract declares', async () => {
    const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.'),
    )
    const contracts = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ path.join(import.meta.dirname, file))),
    )
    const declared = contracts.flatMap((contract) => Object.values<unknown>(contract)).filter(isOperation)
    expect(new Set([...allOperations, ...deskOperations])).toEqual(new Set(declared))
  })

  it('has every method and path once', () => {
    expect(
      repeated([...allOperations, ...deskOperations].map(({ method, path }) => `${method} ${path}`)),
    ).toEqual([])
  })
})

describe.each([...allOperations, ...deskOperations].map((operation) => [operation.name, operation] as const))(
  '%s',
  (_, operation) => {
    it('has a well-formed path whose placeholders are declared', () => {
      expect(operation.path).toMatch(/^(?:\/(?:[\w.-]+|\{\w+\}))+$/)
      const declared = operation.params ? Object.keys(jsonSchema(operation.params)['properties'] ?? {}) : []
      expect(declared).toEqual(pathParamNames(operation.path))
    })

    it('carries a body only where the method has one', () => {
      expect(operation.method === 'GET' && operation.body !== undefined).toBe(false)
      expect(operation.multipart === true && operation.body === undefined).toBe(false)
    })

    it('bounds everything that a request may bring', () => {
      const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined)
      expect(parts.flatMap((part) => unbounded(jsonSchema(part)))).toEqual([])
    })

    it('survives any request', () => {
      const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined)
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
          for (const part of parts) part.safeParse(value)
        }),
        { numRuns: 20 },
      )
    })
  },
)
