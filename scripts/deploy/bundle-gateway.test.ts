import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { bundleGateway, GATEWAY_ENTRIES } from './bundle-gateway'
import { root } from '@/scripts/shop/paths'
import { freePort } from '@/lib/connections/free-port'

test('every worker of the gateway is compiled under the name that it is started by', () => {
  const files = globSync('gateway/**/*-worker.ts', { cwd: root, exclude: ['gateway/**/testing/**'] })
  const workers = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('parentPort'))
  expect(workers.length).toBeGreaterThan(1)
  for (const file of workers) expect(GATEWAY_ENTRIES).toHaveProperty([path.basename(file, '.ts')], file)
})

const READY = /"msg":"the gateway listens"/

describe('the compiled gateway, away from its sources and with nothing but Node', () => {
  let folder: string
  let compiled: string
  let port: number
  let server: ChildProcess | undefined
  const environment = () => ({
    NODE_ENV: 'production' as const,
    GATEWAY_PORT: String(port),
    GATEWAY_DATA_DIR: path.join(folder, 'data'),
    DEMO_PRODUCTS: '60',
  })

  function start(file: string, ...args: string[]) {
    return spawn(process.execPath, [file, ...args], {
      cwd: compiled,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  async function run(file: string, ...args: string[]) {
    const command = start(file, ...args)
    const ended = once(command, 'exit')
    const [out, err] = await Promise.all([text(command.stdout), text(command.stderr)])
    const [code] = (await ended) as [number | null]
    return { code, out, err }
  }

  async function serve() {
    const started = start('serve.js')
    server = started
    let log = ''
    for await (const chunk of started.stdout) {
      log += String(chunk)
      if (READY.test(log)) return
    }
    throw new Error(`the compiled gateway did not start: ${log}`)
  }

  async function stop() {
    if (!server || server.exitCode !== null) return server?.exitCode
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return code
  }

  const call = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init)

  async function signIn() {
    const response = await call('/gw/passport/spa/v1/profile/login', {
      method: 'POST',
      body: JSON.stringify({ phone: '+7 900 000-00-01', password: 'demo-arus-2026' }),
    })
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-compiled-'))
    compiled = path.join(folder, 'gateway')
    port = await freePort()
    await bundleGateway(root, compiled)
    await serve()
  })
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('holds no source and no tool that compiles one', async () => {
    const files = await readdir(compiled, { recursive: true })
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('node_modules'))).toEqual(
      [],
    )
    expect(files).not.toContain(path.join('node_modules', 'tsx'))
    expect(files).not.toContain(path.join('node_modules', 'next'))
    expect(files).not.toContain(path.join('node_modules', 'typescript'))
  })

  it('is ready with its schema and its demo shop', async () => {
    expect((await call('/ready')).status).toBe(200)
    const listing = await (await call('/gw/catalog/site/v2/section/catalog?limit=1')).json()
    expect(listing.pagination.total).toBe(60)
  })

  it('draws pictures, and papers with a font of its own', async () => {
    const listing = await (await call('/gw/catalog/site/v2/section/catalog?limit=1')).json()
    const picture = await call(`/gw/media/resize/size-64x64/${encodeURI(listing.entities[0].pictureUrl[0])}`)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const cookie = await signIn()
    const init = { headers: { cookie } }
    const orders = await call('/gw/orders/v3/user-order/list', { ...init, method: 'POST', body: '{}' })
    const list = await orders.json()
    const paper = await call('/gw/orders/v3/user-order/download/pdf', {
      ...init,
      method: 'POST',
      body: JSON.stringify({ orderNumber: list.orders[0].orderNumber, useMarkup: false }),
    })
    expect(Buffer.from(await paper.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('reads a list for the cart in a thread of its own', async () => {
    const body = new FormData()
    body.append('file', new Blob(['Бренд;Артикул;Количество\nNobody;X 1;1\n']), 'cart.csv')
    const headers = { cookie: await signIn(), origin: `http://127.0.0.1:${port}` }
    const response = await call('/gw/neworders/spa/v3/basket/upload', { method: 'POST', headers, body })
    expect((await response.json()).errors).toEqual([{ row: 2, message: 'Такого товара нет в каталоге.' }])
  })

  it('holds to the contract', async () => {
    const report = await run(
      'contract.js',
      '--url',
      `http://127.0.0.1:${port}`,
      '--read-only',
      '--guests-only',
    )
    expect(report).toMatchObject({ code: 0, out: expect.stringContaining('failed: 0') })
  })

  it('ends well when it is told to, and lets its owner load a list and name an administrator', async () => {
    expect(await stop()).toBe(0)
    const list = path.join(folder, 'Альфа.csv')
    await writeFile(list, 'Бренд;Артикул;Название;Кол-во;Цена\nFebi;1;Втулка;5;1 000,50\n')
    expect(await run('import.js', list, '--supplier', 'Альфа')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Прайс-лист загружен'),
    })
    expect(await run('admin.js', '+7 900 000-00-01')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Теперь это администратор'),
    })
  })
})
