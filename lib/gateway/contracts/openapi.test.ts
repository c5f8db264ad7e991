import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { allOperations } from './all'
import { buildOpenApi } from './openapi'

const document = buildOpenApi(allOperations)

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  )
}

describe('OpenAPI document', () => {
  it('describes every operation and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${String(operationId)}`,
      ),
    )
    const declared = allOperations.map(({ method, path, name }) => `${method} ${path} ${name}`)
    expect(described.toSorted()).toEqual(declared.toSorted())
  })

  it('refers only to components that it holds', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references(document))].filter((target) => !known.includes(target))).toEqual([])
  })

  it('holds no component that nothing refers to', () => {
    const used = new Set(references(document))
    const names = Object.keys(document.components.schemas)
    expect(names.filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([])
  })

  it('shows limits, defaults and the kind of answer', () => {
    const section = document.paths['/catalog/site/v2/section/{code}']?.['get']
    expect(section?.['parameters']).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 58 },
    })
    const upload = document.paths['/neworders/spa/v3/basket/upload']?.['post']
    expect(upload?.['requestBody']).toMatchObject({ content: { 'multipart/form-data': {} } })
    const bill = document.paths['/orders/v3/user-order/download/bill/pdf']?.['post']
    expect(bill?.['responses']).toMatchObject({ 200: { content: { 'application/pdf': {} } } })
  })

  it('says of every call whether it needs a sign-in, or a key', () => {
    const schemes = { guest: '[]', owner: '[{"ownerKey":[]}]' } as const
    const schemeOf = (auth: string) =>
      auth === 'guest' || auth === 'owner' ? schemes[auth] : '[{"session":[]}]'
    const wrong = allOperations.filter(({ method, path, auth }) => {
      const security = document.paths[path]?.[method.toLowerCase()]?.['security']
      return JSON.stringify(security) !== schemeOf(auth)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it("names the session's cookie as the storefront looks for it", () => {
    expect(document.components.securitySchemes).toMatchObject({
      session: { in: 'cookie', name: 'arus_session' },
    })
  })

  it('comes out the same every time', () => {
    expect(JSON.stringify(buildOpenApi(allOperations))).toBe(JSON.stringify(document))
  })

  it('is checked in as it is now: run `tsx scripts/openapi.ts` after a change of the contracts', async () => {
    const file = new URL('../../../docs/openapi.json', import.meta.url)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)))
  })
})
