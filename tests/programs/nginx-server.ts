import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/lib/connections/free-port'

const PUBLIC_PORT = 8080
const INNER_PORT = 4000
const TRIES = 100
const PAUSE_MS = 50

export type NginxServer = { url: string; innerUrl: string; stop: () => Promise<void> }

type Options = {
  program: string
  /** The owner's own configuration; of its text only the two ports change. */
  configuration: string
  storefronts: readonly number[]
  gateways: readonly number[]
  publicPort?: number
  innerPort?: number
}

function upstream(name: string, ports: readonly number[]) {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`)
  return `upstream ${name} { zone ${name} 64k; ${servers.join(' ')} keepalive 64; keepalive_timeout 50s; }\n`
}

function withPort(text: string, from: number, to: number) {
  const parts = text.split(`listen ${from};`)
  if (parts.length !== 2)
    throw new Error(`the configuration listens on ${from} in ${parts.length - 1} places`)
  return parts.join(`listen 127.0.0.1:${to};`)
}

/** Starts nginx on loopback in front of storefronts and gateways of this machine. */
export async function startNginx({
  program,
  configuration,
  storefronts,
  gateways,
  ...ports
}: Options): Promise<NginxServer> {
  const publicPort = ports.publicPort ?? (await freePort())
  const innerPort = ports.innerPort ?? (await freePort())
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-nginx-'))
  await cp(path.dirname(configuration), folder, { recursive: true })
  const text = await readFile(configuration, 'utf8')
  await writeFile(
    path.join(folder, 'nginx.conf'),
    withPort(withPort(text, PUBLIC_PORT, publicPort), INNER_PORT, innerPort),
  )
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    path.join(folder, 'upstreams.conf'),
    [
      upstream('storefronts', storefronts),
      upstream('gateways', gateways),
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};\n`),
    ].join(''),
  )
  const server = spawn(
    program,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', `daemon off; pid ${folder}/nginx.pid;`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  server.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let tries = 0; !(await isOpen(publicPort)); tries += 1) {
    if (server.exitCode !== null || tries === TRIES) throw new Error(`nginx did not start: ${output}`)
    await sleep(PAUSE_MS)
  }
  return {
    url: `http://127.0.0.1:${publicPort}`,
    innerUrl: `http://127.0.0.1:${innerPort}`,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
