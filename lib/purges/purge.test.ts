import { expect, onTestFinished, test, vi } from 'vitest'
import { onPurge, purge, purgePages } from './purge'

test('answers are forgotten before pages, and one that fails stops nobody', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const notified: string[] = []
  const off = [
    onPurge('pages', (tags) => notified.push(`pages ${String(tags)}`)),
    onPurge('answers', () => {
      throw new Error('out of order')
    }),
    onPurge('answers', (tags) => notified.push(`answers ${String(tags)}`)),
  ]
  onTestFinished(() => {
    for (const stop of off) stop()
    said.mockRestore()
  })
  purge(['listing'])
  expect(notified).toEqual(['answers listing', 'pages listing'])
  expect(said).toHaveBeenCalledWith(expect.stringContaining('out of order'))
})

test('a page alone can be forgotten: what it was made of is kept', () => {
  const notified: string[] = []
  const off = [
    onPurge('pages', (tags) => notified.push(`pages ${String(tags)}`)),
    onPurge('answers', (tags) => notified.push(`answers ${String(tags)}`)),
  ]
  onTestFinished(() => {
    for (const stop of off) stop()
  })
  purgePages(['render:1'])
  expect(notified).toEqual(['pages render:1'])
})
