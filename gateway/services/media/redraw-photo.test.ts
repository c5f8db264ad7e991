import sharp from 'sharp'
import { expect, it } from 'vitest'
import { redrawPhoto } from '@/gateway/services/media/redraw-photo'

const square = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

it('draws photos by turns of the people: who sends many keeps nobody waiting, and is told to wait', async () => {
  const photo = await square()
  const drawn: string[] = []
  const send = (userId: string) =>
    redrawPhoto(photo, { side: 8, field: 'photo', userId }).then(
      () => drawn.push(userId),
      (error: unknown) => error,
    )
  const many = Array.from({ length: 30 }, () => send('anna'))
  const other = send('boris')
  const outcomes = await Promise.all(many)
  await other
  expect(outcomes.filter((outcome) => typeof outcome !== 'number')).toHaveLength(9)
  expect(outcomes.at(-1)).toMatchObject({ kind: 'unavailable' })
  expect(drawn.indexOf('boris')).toBeLessThan(5)
})
