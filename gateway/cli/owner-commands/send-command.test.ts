import { expect, it } from 'vitest'
import { localServers } from '@/tests/local-servers'
import { sendCommand } from './send-command'

const listen = localServers()
const refuse = (message: string) => new Error(message)

it('says in words that the shop has stopped in the middle', async () => {
  const origin = await listen((_, response) => {
    response.writeHead(200).write('{"kind":"progress"}\n')
    setTimeout(() => response.destroy(), 20)
  })
  const sent = sendCommand({ port: Number(new URL(origin).port), key: '' }, '/', {}, { refuse })
  await expect(sent).rejects.toThrow('магазин остановился, не выполнив команду: запустите его и повторите')
})
