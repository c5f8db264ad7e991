import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { hasServer, openOnServer, type OpenedOnServer } from '@/gateway/test-support/databases'
import { startGatewayProcess } from '@/gateway/test-support/processes/gateway-process'
import { sendCode } from '@/lib/gateway/contracts/accounts/confirmation'

const PEOPLE = 10
const KILLS = 2
const KEY = 'service-key'

/** A service that sends each key once, and answers as slowly and as badly as the test needs. */
function createService() {
  const sent = new Map<string, string>()
  let tries = 0
  let answerMs = 0
  let isDeaf = false
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      tries += 1
      if (isDeaf) return void response.writeHead(503).end()
      const key = String(request.headers['idempotency-key'])
      if (request.headers.authorization === `Bearer ${KEY}`) sent.set(key, JSON.parse(body).to)
      setTimeout(() => response.writeHead(204).end(), answerMs)
    })
  })
  return {
    server,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    recipients: () => [...sent.values()],
    tries: () => tries,
    answersAfter: (ms: number) => (answerMs = ms),
    goesDeaf: (deaf: boolean) => (isDeaf = deaf),
  }
}

describe.skipIf(!hasServer())('a message of a gateway that dies', () => {
  let opened: OpenedOnServer
  const service = createService()

  beforeAll(async () => {
    opened = await openOnServer()
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise((resolve) => {
      service.server.close(resolve)
      service.server.closeAllConnections()
    })
    await opened.close()
  })

  const settings = () => ({
    MESSENGER_URL: service.url(),
    MESSENGER_TOKEN: KEY,
    ADDRESS_LIMIT_FACTOR: '50',
  })
  const start = () => startGatewayProcess(opened.url, settings())
  const requestFor = (origin: string, phone: string) =>
    fetch(`${origin}/gw${sendCode.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ phone, purpose: 'login' }),
    }).then(
      ({ status }) => status,
      () => undefined,
    )
  /** Messages claimed by a dead gateway are free when its lease is over; the test does not wait for it. */
  const endLeases = () => opened.db.update(outboxMessages).set({ nextAt: new Date(0) })

  it('is sent once when it was promised, wherever the gateway is killed and however deaf the service was', async () => {
    const promised: string[] = []
    const phones = Array.from({ length: PEOPLE * KILLS }, (_, at) => String(79_410_000_000 + at))
    for (let round = 0; round < KILLS; round += 1) {
      service.answersAfter(400)
      service.goesDeaf(round === 1)
      const gateway = await start()
      const mine = phones.slice(round * PEOPLE, (round + 1) * PEOPLE)
      const requested = mine.map(async (phone) => {
        if ((await requestFor(gateway.origin, phone)) === 200) promised.push(phone)
      })
      const before = service.tries()
      await vi.waitFor(() => expect(service.tries()).toBeGreaterThan(before + round), 20_000)
      gateway.process.kill('SIGKILL')
      await Promise.all(requested)
    }
    expect(promised.length).toBeGreaterThan(0)
    const triesOfTheDead = service.tries()
    service.goesDeaf(false)
    service.answersAfter(0)
    await endLeases()
    const last = await Promise.all([start(), start()])
    await vi.waitFor(async () => {
      const left = await opened.db.$count(outboxMessages)
      const recipients = service.recipients()
      expect(recipients.length).toBe(left)
    })
    for (const { process } of last) process.kill('SIGKILL')
    const recipients = service.recipients()
    expect(recipients.filter((phone) => promised.includes(phone)).toSorted()).toEqual(promised.toSorted())
    expect(new Set(recipients).size).toBe(recipients.length)
    expect(service.tries()).toBeGreaterThan(triesOfTheDead)
  })
})
