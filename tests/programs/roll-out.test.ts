import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '@/scripts/shop/paths'
import { findProgram } from '@/tests/programs/find-program'
import { startNginx } from '@/tests/programs/nginx-server'

const program = findProgram('nginx')

/** A storefront that knows the scripts of its own build only. */
async function startBuild(name: string): Promise<number> {
  const server = createServer((request, response) => {
    const isOwn = request.url === `/_next/static/chunks/${name}.js`
    response.writeHead(isOwn ? 200 : 404).end(isOwn ? name : 'no such file')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

describe.skipIf(program === undefined)('during a roll-out', () => {
  it('a script comes from whichever storefront has its build', async () => {
    const storefronts = [await startBuild('old'), await startBuild('new')]
    const nginx = await startNginx({
      program: program ?? '',
      configuration: path.join(root, 'deploy/nginx/nginx.conf'),
      storefronts,
      gateways: storefronts,
    })
    onTestFinished(() => nginx.stop())
    const call = async (name: string) => (await fetch(`${nginx.url}/_next/static/chunks/${name}.js`)).text()
    const responses = await Promise.all(['old', 'new', 'old', 'new', 'old', 'new', 'none'].map(call))
    expect(responses).toEqual(['old', 'new', 'old', 'new', 'old', 'new', 'no such file'])
  })
})
