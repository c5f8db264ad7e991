import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import http, { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '@/scripts/shop/paths'
import { findProgram } from '@/tests/programs/find-program'
import { freePort } from '@/lib/connections/free-port'
import { startNginx, type NginxServer } from '@/tests/programs/nginx-server'

const CURVE = ['-pkeyopt', 'ec_paramgen_curve:prime256v1']
const CERTIFICATE = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem', '-subj', '/CN=shop.example']
const [program, openssl] = [findProgram('nginx'), findProgram('openssl')]
const label =
  program && openssl ? 'nginx in front of the shop' : 'nginx: it or openssl is not on this machine'

describe.skipIf(!program || !openssl)(`${label}`, () => {
  let folder: string
  let plain: number
  let secure: number
  let nginx: NginxServer
  let server: Server
  const requested: { url: string | undefined; headers: IncomingHttpHeaders }[] = []

  /** As the guide tells an owner to do it, on ports of this test. */
  async function addTls() {
    await mkdir(path.join(folder, 'tls'))
    const example = await readFile(path.join(folder, 'tls.conf.example'), 'utf8')
    const moved = example
      .replace('listen 8080;', `listen 127.0.0.1:${plain};`)
      .replace('listen 8443 ssl;', `listen 127.0.0.1:${secure} ssl;`)
    await writeFile(path.join(folder, 'tls/shop.conf'), moved)
    execFileSync(openssl ?? '', ['req', '-x509', '-newkey', 'ec', ...CURVE, '-nodes', ...CERTIFICATE], {
      cwd: path.join(folder, 'tls'),
      stdio: 'pipe',
    })
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'))
    await cp(path.join(root, 'deploy/nginx'), folder, { recursive: true })
    await rm(path.join(folder, 'tls'), { recursive: true, force: true })
    server = createServer((request, response) => {
      requested.push({ url: request.url, headers: request.headers })
      response.end(`answer of ${request.url}`)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const away = await freePort()
    ;[plain, secure] = [await freePort(), await freePort()]
    await addTls()
    nginx = await startNginx({
      program: program ?? '',
      configuration: path.join(folder, 'nginx.conf'),
      storefronts: [away, port],
      gateways: [away, port],
      publicPort: plain,
    })
  })
  afterAll(async () => {
    await nginx.stop()
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const headersOf = (url: string) => requested.findLast((one) => one.url === url)?.headers ?? {}

  it('passes over a storefront that is away', async () => {
    for (const attempt of [1, 2, 3, 4]) {
      expect((await fetch(`${nginx.url}/product/${attempt}`)).status).toBe(200)
    }
  })

  it('tells the shop who asks, whatever a visitor claims to be', async () => {
    await fetch(`${nginx.url}/who`, {
      headers: { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'https', 'x-request-id': 'mine' },
    })
    expect(headersOf('/who')).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${plain}`,
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  it.each(['/health', '/ready', '/metrics', '/purges', '/%72eady', '//metrics'])(
    'keeps %s inside',
    async (address) => {
      const before = requested.length
      expect((await fetch(nginx.url + address)).status).toBe(404)
      expect(requested).toHaveLength(before)
    },
  )

  it('leads to https by its own name, and tells the shop that it is', async () => {
    const named = { headers: { host: 'shop.example' } }
    const answer = await answerOf(http.request({ ...named, port: plain, path: '/a?b=c' }))
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://shop.example/a?b=c'])
    const options = { ...named, port: secure, path: '/tls', rejectUnauthorized: false }
    expect((await answerOf(https.request(options))).statusCode).toBe(200)
    expect(headersOf('/tls')).toMatchObject({ 'x-forwarded-proto': 'https', host: 'shop.example' })
  })
})

async function answerOf(request: http.ClientRequest): Promise<http.IncomingMessage> {
  request.end()
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.resume()
  return answer
}

/** What Debian 12's nginx (1.22) does not know, and the newest one still takes. */
const TOO_NEW = /^\s*(?:server\s.*\sresolve\b|resolver\s|http2\s|proxy_pass_trailers)/m

it('the configuration says nothing that an nginx of 2022 does not know', async () => {
  const files = (await readdir(path.join(root, 'deploy/nginx'))).filter((name) => /\.conf/.test(name))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files)
    expect(await readFile(path.join(root, 'deploy/nginx', file), 'utf8')).not.toMatch(TOO_NEW)
})

const asItIs = program ? 'the configuration as it is' : 'the configuration: nginx is not on this machine'

describe.skipIf(!program)(`${asItIs}`, () => {
  it('is taken by this nginx, with the machines of compose.yaml by their addresses', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'))
    await cp(path.join(root, 'deploy/nginx'), folder, { recursive: true })
    const { services } = parse(await readFile(path.join(root, 'compose.yaml'), 'utf8'), {
      merge: true,
    }) as Compose
    const hosts = new Map(services['nginx']?.extra_hosts?.map((line) => line.split(':') as [string, string]))
    const upstreams = await readFile(path.join(folder, 'upstreams.conf'), 'utf8')
    const named = upstreams.replaceAll(/(?<=server )[\w-]+/g, (name) => hosts.get(name) ?? name)
    await writeFile(path.join(folder, 'upstreams.conf'), named)
    const globals = `pid ${folder}/nginx.pid;`
    const config = path.join(folder, 'nginx.conf')
    const said = spawnSync(program ?? '', ['-t', '-p', folder, '-c', config, '-g', globals], {
      encoding: 'utf8',
    })
    expect(said.stderr).toContain('syntax is ok')
    for (const [name, address] of hosts) expect(services[name]?.networks?.default?.ipv4_address).toBe(address)
    expect(hosts.size).toBe(4)
    await rm(folder, { recursive: true, force: true })
  })
})

type Service = { extra_hosts?: string[]; networks?: { default?: { ipv4_address?: string } } }
type Compose = { services: Record<string, Service> }
