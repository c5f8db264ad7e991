import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { readEvents } from './read-events'

it.each([
  ['an event', ['data: a\n\n'], ['a']],
  ['two events at once', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
  ['an event in pieces', ['da', 'ta: a\n', '\nda'], ['a']],
  [
    'a letter in pieces',
    [Buffer.from('data: ж\n\n').subarray(0, 7), Buffer.from('data: ж\n\n').subarray(7)],
    ['ж'],
  ],
  ['several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
  ['comments and other fields', [': hello\n\nevent: x\nid: 1\n\n'], []],
  ['the line ends of others', ['data: a\r\n\r\n'], ['a']],
  ['no blank after the colon', ['data:a\n\n'], ['a']],
  ['an event without its end', ['data: a\n'], []],
])('reads %s', async (_name, chunks, events) => {
  const heard: string[] = []
  const stream = Readable.from(chunks, { objectMode: false })
  readEvents(stream, (data) => heard.push(data))
  await finished(stream)
  expect(heard).toEqual(events)
})

it('ends a stream that never ends its line', async () => {
  const stream = Readable.from(Array.from({ length: 3 }, () => 'x'.repeat(1024 * 1024)))
  readEvents(stream, () => undefined)
  await expect(finished(stream)).rejects.toThrow('Premature close')
})
