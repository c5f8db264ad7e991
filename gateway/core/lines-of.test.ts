import { describe, expect, it } from 'vitest'
import { linesOf } from '@/gateway/core/lines-of'

async function* chunksOf(chunks: readonly string[], onTaken: () => void = () => undefined) {
  for (const chunk of chunks) {
    onTaken()
    yield chunk
  }
}

async function all(lines: AsyncIterable<string>) {
  const found: string[] = []
  for await (const line of lines) found.push(line)
  return found
}

describe('lines of a text', () => {
  it.each([
    ['within a chunk', ['a\nb\n'], ['a', 'b']],
    ['across chunks', ['a', 'b\nc', '', '\n'], ['ab', 'c']],
    ['without an end', ['a\nb'], ['a', 'b']],
    ['with other signs that end lines elsewhere', ['a\u2028b\rc\n'], ['a\u2028b\rc']],
    ['that are empty', ['\n\na\n'], ['', '', 'a']],
    ['of nothing', [], []],
  ])('are read %s', async (_, chunks, lines) => {
    expect(await all(linesOf(chunksOf(chunks)))).toEqual(lines)
  })

  it('are read no further ahead than they are taken', async () => {
    let taken = 0
    const chunks = chunksOf(
      Array.from({ length: 1000 }, () => 'a\n'),
      () => (taken += 1),
    )
    let lines = 0
    for await (const _ of linesOf(chunks)) {
      await new Promise(setImmediate)
      lines += 1
      expect(taken).toBe(lines)
    }
    expect(lines).toBe(1000)
  })
})
