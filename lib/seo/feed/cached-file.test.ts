import { expect, test, vi } from 'vitest'
import { CachedFile } from './cached-file'

function cachedFile(contents: readonly (readonly string[] | Error)[]) {
  const clock = { ms: 0 }
  const state = { written: 0 }
  const file = new CachedFile({
    maxAgeMs: 1000,
    now: () => clock.ms,
    async *write() {
      const parts = contents[state.written++]
      if (parts === undefined || parts instanceof Error) throw parts ?? new Error('Asked too often')
      yield* parts
    },
  })
  return { file, clock, state, read: async (of?: string) => new Response(await file.read(of)).text() }
}

test('is written once for all who come within its age', async () => {
  const { read, clock, state } = cachedFile([['<a>', 'б', '</a>']])
  expect(await Promise.all([read(), read()])).toEqual(['<a>б</a>', '<a>б</a>'])
  clock.ms = 999
  expect(await read()).toBe('<a>б</a>')
  expect(state.written).toBe(1)
})

test('is written anew when it is old, and who still reads the old one reads it to the end', async () => {
  const old = 'о'.repeat(200_000)
  const { file, read, clock } = cachedFile([[old], ['new']])
  const slow = await file.read()
  clock.ms = 1000
  expect(await read()).toBe('new')
  expect(await new Response(slow).text()).toBe(old)
})

test('a failure reaches the reader, leaves no half of a document and is not kept', async () => {
  const { read } = cachedFile([new Error('down'), ['whole']])
  await expect(read()).rejects.toThrow('down')
  expect(await read()).toBe('whole')
})

test('a reader may leave early', async () => {
  const { file, read } = cachedFile([['text']])
  await (await file.read()).cancel()
  expect(await read()).toBe('text')
})

test('a disk that takes nothing costs a writing for each reader, and no answer', async () => {
  vi.stubEnv('TMPDIR', '/dev/null/nowhere')
  const { read, clock } = cachedFile([['first ', 'копия'], ['second'], ['third']])
  expect([await read(), await read()]).toEqual(['first копия', 'second'])
  vi.unstubAllEnvs()
  expect(await read()).toBe('third')
  clock.ms = 1000
  vi.stubEnv('TMPDIR', '/dev/null/nowhere')
  expect(await read()).toBe('third')
  vi.unstubAllEnvs()
})

test('is written anew at once for a shop with another name, also while the old one is being written', async () => {
  const { read, state } = cachedFile([['Арус'], ['Колесо'], ['Шина']])
  expect(await Promise.all([read('Арус'), read('Колесо'), read('Колесо')])).toEqual([
    'Арус',
    'Колесо',
    'Колесо',
  ])
  expect(await read('Шина')).toBe('Шина')
  expect(await read('Шина')).toBe('Шина')
  expect(state.written).toBe(3)
})
