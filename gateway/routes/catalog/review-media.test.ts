import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { GOOD_PASSWORD } from '@/gateway/test-support/account-test'
import { describeReviews, drawPhoto } from '@/gateway/test-support/review-desk'
import { deleteProfile } from '@/lib/gateway/contracts/accounts/passport'

function box(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}

describeReviews('photos and films of reviews', ({ decide, gateway, shopper, upload, write }) => {
  it('go with the account that sent them, unless they are shown', async () => {
    const passwordHash = await hashPassword(GOOD_PASSWORD)
    const leave = async (isShown: boolean) => {
      const who = await shopper({ passwordHash })
      const [sent, unused] = [await upload(who, await drawPhoto()), await upload(who, await drawPhoto())]
      const made = await write(who, { photos: [sent.body.id] })
      if (isShown) await decide(made.body.id, 'publish')
      expect((await who.call(deleteProfile, { body: { password: GOOD_PASSWORD } })).status).toBe(200)
      const isStored = async (url: string) => (await gateway().deps.files.open('media', url)) !== undefined
      return [await isStored(sent.body.url), await isStored(unused.body.url)]
    }
    expect(await leave(false)).toEqual([false, false])
    expect(await leave(true)).toEqual([true, false])
  })

  it('are drawn anew without the place where they were taken', async () => {
    const who = await shopper()
    const sent = await drawPhoto(true)
    expect((await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).exif).toBeDefined()
    const { body } = await upload(who, sent, '../../passwd.html')
    expect(body.url).toMatch(/^reviews\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/)
    const stored = await gateway().deps.files.open('media', body.url)
    const { exif, width } = await sharp(
      Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0)),
    ).metadata()
    expect([exif, width]).toEqual([undefined, 40])
  })

  it('keep nothing of what was hidden behind the picture', async () => {
    const hidden = ['<script>alert(1)</script>', 'PK\u0003\u0004xl/workbook.xml', '<?php echo 1 ?>']
    const names = ['p.php', 'p\u202egpj.exe', '..\\..\\p.svg', 'p.jpg\r\nx-evil: 1', '\u0000.html']
    const who = await shopper()
    for (const name of names) {
      const { status, body } = await upload(who, new Blob([await drawPhoto(), ...hidden]), name)
      expect(status).toBe(200)
      expect(body.url).toMatch(/^reviews\/[0-9a-f]{2}\/[0-9a-f-]{36}\.jpg$/)
      const stored = await gateway().deps.files.open('media', body.url)
      const bytes = Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0))
      for (const text of hidden) expect(bytes.includes(text)).toBe(false)
    }
  })

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'photos'],
    ['a page', '<html><script>alert(1)</script></html>', 'photos'],
    ['a broken photo', '\u00ff\u00d8\u00ff', 'photos'],
    ['a text', 'просто текст', 'videos'],
  ] as const)('%s is refused', async (_, content, kind) => {
    const bytes = Buffer.from(content, 'latin1')
    expect((await upload(await shopper(), new Blob([bytes]), 'photo.jpg', kind)).status).toBe(422)
  })

  it('lose the place where they were taken, films too', async () => {
    const place = box('udta', Buffer.from('+55.7558+037.6173/'))
    const film = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', place), box('mdat')])
    const { status, body } = await upload(await shopper(), new Blob([film]), 'film.mp4', 'videos')
    expect(status).toBe(200)
    const stored = await gateway().deps.files.open('media', body.url)
    const bytes = Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([bytes.length, bytes.includes('+55.7558')]).toEqual([film.length, false])
  })

  it.each([
    ['of boxes in each other', Array<Buffer>(50_000).fill(Buffer.from([0, 0, 0, 0, 116, 114, 97, 107]))],
    ['of very many boxes', Array<Buffer>(20_000).fill(box('free'))],
  ])('a film %s is refused with a sentence', async (_, boxes) => {
    const film = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', ...boxes)])
    const { status, body } = await upload(
      await shopper(),
      new Blob([new Uint8Array(film)]),
      'film.mp4',
      'videos',
    )
    expect([status, body.message]).toEqual([422, expect.stringContaining('устроено слишком сложно')])
  })

  it.each([
    ['in one pass and with wide colours', 0],
    ['in seven passes', 1],
  ])('that would fill the memory %s are refused by their head', async (_, interlace) => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452000027100000271010060000', 'hex')
    const photo = Buffer.concat([
      head,
      Buffer.from([interlace]),
      Buffer.alloc(4),
      Buffer.from('0000000049444154', 'hex'),
    ])
    photo.writeUInt32BE(crc32(photo.subarray(12, 29)), 29)
    const { status, body } = await upload(await shopper(), new Blob([new Uint8Array(photo)]), 'photo.png')
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: 'Снимок слишком велик. Уменьшите его и добавьте ещё раз.' })
  })

  it("of others can't be shown in one's own review", async () => {
    const { body } = await upload(await shopper(), await drawPhoto())
    expect((await write(await shopper(), { photos: [body.id] })).status).toBe(422)
  })
})
