import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { siteParams } from '@/gateway/db/schema/site'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createShopIcons } from '@/gateway/services/media/create-shop-icons'

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#ff0000"/></svg>'

const own: PictureSource = async (mediaPath) =>
  mediaPath === 'brand/sign.svg'
    ? { contentType: 'image/svg+xml', version: '1', read: async () => Buffer.from(RED) }
    : undefined

describeWithDatabase('the icons of a shop', (database) => {
  beforeEach(async () => {
    await database().db.delete(siteParams)
  })

  const setFacts = (facts: Record<string, unknown>) =>
    database()
      .db.insert(siteParams)
      .values(Object.entries(facts).map(([key, value]) => ({ key, value })))

  async function draw(file: string) {
    const found = await createShopIcons(database().db, 'Мотор', own)(`icons/${file}`)
    if (!found) throw new Error(`${file} is not there`)
    return { ...found, data: await found.read() }
  }

  it.each([
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['apple-touch-icon.png', 180, 180],
    ['og.png', 1200, 630],
  ])('%s is %d × %d', async (file, width, height) => {
    const { data, contentType } = await draw(file)
    expect(contentType).toBe('image/png')
    expect(await sharp(data).metadata()).toMatchObject({ width, height, format: 'png' })
  })

  it('has the icon that browsers ask for unasked, in three sizes', async () => {
    const { data, contentType } = await draw('favicon.ico')
    expect(contentType).toBe('image/x-icon')
    expect([data.readUInt16LE(2), data.readUInt16LE(4), data.readUInt8(6)]).toEqual([1, 3, 16])
  })

  it('draws the first letter of the name on the signal colour', async () => {
    const before = await draw('icon-192.png')
    await setFacts({ siteName: 'Колесо', branding: { color: '#0b5ad9' } })
    const after = await draw('icon-192.png')
    expect(after.version).not.toBe(before.version)
    const { data } = await sharp(after.data).raw().toBuffer({ resolveWithObject: true })
    // Left of the letter, in the middle of the height.
    const at = (96 * 192 + 8) * 4
    expect([...data.subarray(at, at + 3)]).toEqual([0x0b, 0x5a, 0xd9])
  })

  it('makes them of the owner’s picture, and fills what is cut by a phone', async () => {
    await setFacts({ branding: { icon: 'brand/sign.svg', picture: 'brand/sign.svg' } })
    for (const file of ['icon-512.png', 'icon-maskable-512.png', 'og.png']) {
      const { data } = await draw(file)
      const { dominant } = await sharp(data).stats()
      expect(dominant.r).toBeGreaterThan(240)
      expect(dominant.g).toBeLessThan(16)
    }
    const maskable = sharp((await draw('icon-maskable-512.png')).data)
    expect((await maskable.stats()).isOpaque).toBe(true)
    const { data } = await maskable.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it('draws the letter when the picture that is named has gone', async () => {
    await setFacts({ branding: { icon: 'brand/gone.png', color: 'red' } })
    expect((await sharp((await draw('icon-192.png')).data).metadata()).width).toBe(192)
  })

  it.each(['icons/other.png', 'icons/../site.yaml', 'brand/sign.svg', 'icons/constructor'])(
    '%s is no icon',
    async (mediaPath) => {
      expect(await createShopIcons(database().db, 'Мотор', own)(mediaPath)).toBeUndefined()
    },
  )
})
