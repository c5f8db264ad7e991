import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runImport } from '@/gateway/cli/price-import/run-import'
import { createLogger } from '@/gateway/core/logger'
import { demoShop } from '@/gateway/demo/demo-shop'
import { readGatewayEnv } from '@/gateway/env'
import { startGateway, type RunningGateway } from '@/gateway/start/start-gateway'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { placeDatabase } from '@/gateway/test-support/place-database'

let folder = ''
let gateway: RunningGateway
let environment: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'running-cars-'))
  environment = {
    GATEWAY_PORT: '0',
    GATEWAY_DATA_DIR: path.join(folder, 'data'),
    DEMO_PRODUCTS: '200',
    INIT_CWD: folder,
  }
  await placeDatabase(path.join(folder, 'data'))
  gateway = await startGateway(readGatewayEnv(environment), createLogger('silent'), demoShop)
  holdDataDir(path.join(folder, 'data', 'pglite'))
})
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function send(call: string, body?: object) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`http://127.0.0.1:${gateway.port}/gw${call}`, init)
  expect(response.status).toBe(200)
  return response.json()
}

it('a shop that is open learns at once which cars its goods are for, and says what it did not take', async () => {
  const listing = await send('/catalog/site/v2/filters/search', { section: 'tormoznye-kolodki', limit: 1 })
  const [{ brandString: brand, partNumber: article, id }] = listing.entities
  const cars = await send(`/tecdoc/v1/spa/auto/search?find=${encodeURIComponent('уаз патриот')}`)
  const [car] = cars.items
  const lines = [
    'Бренд;Артикул;Марка;Модель;Примечание',
    `${brand};${article};УАЗ;Patriot;`,
    `${brand};${article};УАЗ;Самокат;`,
  ]
  writeFileSync(path.join(folder, 'cars.csv'), lines.join('\n'))
  let out = ''
  const code = await runImport(['cars.csv', '--applicability', '--report', 'skipped.csv'], environment, {
    out: (text) => (out += text),
    err: { write: () => true },
    signal: new AbortController().signal,
  })
  expect(code).toBe(0)
  expect(out).toContain('Применимость загружена')
  expect(out).toContain('Строк прочитано: 2, принято: 1, отклонено: 1')
  expect(out).toContain('    строка 3: модели «Самокат» у УАЗ нет')
  expect(readFileSync(path.join(folder, 'skipped.csv'), 'utf8')).toContain('модели «Самокат» у УАЗ нет')
  const judged = await send('/tecdoc/v1/spa/fitment', { carId: car.id, products: [id] })
  expect(judged.items).toMatchObject([{ verdict: 'fits' }])
  const product = await send(`/catalog/site/v1/entity/${id}`)
  expect([...new Set(product.applicability.map(({ mark }: { mark: string }) => mark))]).toEqual(['УАЗ'])
})

it('a shop that is open takes cars too, and shoppers choose among them at once', async () => {
  writeFileSync(
    path.join(folder, 'new.csv'),
    'Марка;Модель;Двигатель;Мощность\nЭлит;Первый;E100;150\nЭлит;;;\n',
  )
  let out = ''
  const terminal = { err: { write: () => true }, signal: new AbortController().signal }
  const code = await runImport(['new.csv', '--cars'], environment, {
    ...terminal,
    out: (text) => (out += text),
  })
  expect(code).toBe(0)
  expect(out).toContain('Машины загружены')
  expect(out).toContain('Марок новых: 1, моделей новых: 1')
  expect(out).toContain('    строка 3: нет модели')
  const { items } = await send(`/tecdoc/v1/spa/auto/search?find=${encodeURIComponent('элит первый')}`)
  expect(items).toMatchObject([{ manufacturer: 'Элит', model: 'Первый', title: 'E100 (150\u00a0л.с.)' }])
})
