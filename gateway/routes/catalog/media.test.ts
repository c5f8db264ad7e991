import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { createHttpApp, type GatewayHono } from '@/gateway/http/create-http-app'
import { createLogger } from '@/gateway/core/logger'
import { createMetrics } from '@/gateway/http/metrics'
import { createReadiness } from '@/gateway/http/readiness'
import { mediaRoutes } from '@/gateway/routes/catalog/media'
import { createMedia, type Media } from '@/gateway/services/media/create-media'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { createFolderSource } from '@/gateway/services/media/create-folder-source'
import { NO_VIEWERS } from '@/gateway/test-support/no-viewers'
import { formatModifiers, type ImageModifiers, parseModifiers } from '@/lib/parts/media-path'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="red"/></svg>'

let folder: string
let reads: string[]
let media: Media
let app: GatewayHono

function createApp(cacheFolder: string) {
  const files = createFolderSource(path.join(folder, 'originals'))
  const counted: PictureSource = async (mediaPath) => {
    const found = await files(mediaPath)
    return found && { ...found, read: () => (reads.push(mediaPath), found.read()) }
  }
  media = createMedia({ source: counted, cacheFolder, cacheBytes: 1_000_000, concurrency: 2 })
  const metrics = createMetrics()
  return createHttpApp({
    open: [],
    bindings: [],
    logger: createLogger('silent'),
    metrics,
    bodyLimitBytes: 1000,
    uploadLimitBytes: 1000,
    checkResponses: true,
    isTrustedPeer: () => false,
    viewers: NO_VIEWERS,
    readiness: createReadiness(() => Promise.resolve()),
    openApi: () => ({}),
    extend: (target) => mediaRoutes(target, media, metrics, { isTrustedPeer: () => false }),
  })
}

function read(segment: string): ImageModifiers {
  const modifiers = parseModifiers(segment)
  if (!modifiers) throw new Error(`${segment} is not understood`)
  return modifiers
}

/** As the shop's pages write it. */
function preset(side: number): string {
  return formatModifiers({ width: side, height: side })
}

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-media-'))
  await mkdir(path.join(folder, 'originals/photos'), { recursive: true })
  const raster = sharp({ create: { width: 400, height: 300, channels: 3, background: '#00f' } })
  await writeFile(path.join(folder, 'originals/photos/pad.png'), await raster.png().toBuffer())
  await writeFile(path.join(folder, 'originals/photos/pad.svg'), SVG)
  await writeFile(path.join(folder, 'originals/photos/broken.jpg'), 'not a picture')
  await writeFile(path.join(folder, 'secret.png'), await raster.png().toBuffer())
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  reads = []
  app = createApp(path.join(folder, `cache-${crypto.randomUUID()}`))
})

describe('a resized picture', () => {
  it.each([
    [
      'format-webp,fit-contain,size-200x200,quality-80',
      'photos/pad.png',
      { format: 'webp', width: 200, height: 200 },
    ],
    ['size-200x', 'photos/pad.png', { format: 'webp', width: 200, height: 150 }],
    ['format-png,fit-inside,size-200x200', 'photos/pad.png', { format: 'png', width: 200, height: 150 }],
    ['format-jpeg,fit-cover,size-100x100', 'photos/pad.png', { format: 'jpeg', width: 100, height: 100 }],
    ['format-avif,size-100x100', 'photos/pad.png', { format: 'heif', width: 100, height: 100 }],
    ['size-1600x1200', 'photos/pad.png', { format: 'webp', width: 400, height: 300 }],
    ['size-1000x500', 'photos/pad.svg', { format: 'webp', width: 1000, height: 500 }],
    ['size-9000x', 'photos/pad.svg', { format: 'webp', width: 2000, height: 1000 }],
  ])('follows %s for %s', async (modifiers, file, expected) => {
    expect(await sizeOf((await media.resized(read(modifiers), file)).data)).toEqual(expected)
  })

  it('fills the rest of the box with the background', async () => {
    const modifiers = read('format-png,fit-contain,size-100x100,background-00ff00')
    const picture = await media.resized(modifiers, 'photos/pad.svg')
    const { data } = await sharp(picture.data)
      .extract({ left: 50, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer({
        resolveWithObject: true,
      })
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0])
  })

  it('is kept for ever and recognised by its tag', async () => {
    const url = `/gw/media/resize/${preset(48)}/photos/pad.png`
    const first = await app.request(url)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect((await app.request(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([
    'format-avif,size-2000x2000',
    'size-1999x1999,quality-100',
    'size-2000x2000,background-00ff00',
    'size-2000x2000',
  ])('is none but the shop’s own: %s leads to the nearest of them', async (modifiers) => {
    const response = await app.request(`/gw/media/resize/${modifiers}/photos/a%20b.png`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/gw/media/resize/${preset(2000)}/photos/a%20b.png`)
    expect(reads).toEqual([])
  })

  it('is shown although the disk for kept pictures cannot be written to', async () => {
    const file = path.join(folder, 'no-folder')
    await writeFile(file, '')
    app = createApp(file)
    const call = async () => (await app.request(`/gw/media/resize/${preset(64)}/photos/pad.png`)).status
    expect([await call(), await call()]).toEqual([200, 200])
  })

  it('is rendered once for many askers and found again after a restart', async () => {
    const cacheFolder = path.join(folder, 'cache-shared')
    const url = `/gw/media/resize/${preset(64)}/photos/pad.png`
    app = createApp(cacheFolder)
    const askers = Array.from({ length: 5 }, async () => app.request(url))
    await Promise.all(askers)
    app = createApp(cacheFolder)
    await app.request(url)
    expect(reads).toEqual(['photos/pad.png'])
  })

  it.each([
    ['size-0x0/photos/pad.png', 400],
    ['format-exe/photos/pad.png', 400],
    ['size-10x10,size-20x20/photos/pad.png', 400],
    [`${preset(48)}/photos/absent.png`, 404],
    [`${preset(48)}/photos/broken.jpg`, 404],
    [`${preset(48)}/photos`, 404],
    [`${preset(48)}/%2e%2e/secret.png`, 400],
    [`${preset(48)}/..%2fsecret.png`, 404],
    [`${preset(48)}/photos/%00.png`, 404],
    [`${preset(48)}/%E0%A4%A`, 400],
    [`${preset(48)}/`, 404],
  ])('answers %s with %i and a message', async (rest, status) => {
    const response = await app.request(`http://gateway/gw/media/resize/${rest}`)
    expect(response.status).toBe(status)
    expect((await response.json()).message).toMatch(/[а-я]/)
  })
})

describe('an original', () => {
  it.each([
    '/gw/media/resize/w-x/a.png',
    '/gw/media/file/nothing.png',
    `/gw/media/resize/${preset(64)}/nothing.png`,
  ])('is a quiet frame in a page when %s cannot be shown, and words elsewhere', async (address) => {
    const inPage = await app.request(address, { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } })
    const elsewhere = await app.request(address)
    expect(inPage.status).toBe(elsewhere.status)
    expect(inPage.status).toBeGreaterThanOrEqual(400)
    expect(inPage.headers.get('content-type')).toBe('image/svg+xml')
    expect(inPage.headers.get('cache-control')).toBe('no-store')
    expect((await sharp(Buffer.from(await inPage.arrayBuffer())).metadata()).width).toBe(96)
    expect(await elsewhere.json()).toMatchObject({ message: expect.any(String) as string })
  })

  it('is sent without the right to run scripts', async () => {
    const response = await app.request('/gw/media/file/photos/pad.svg')
    expect(await response.text()).toBe(SVG)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['gzip, br', true],
    ['br;q=1, gzip;q=0.5', true],
    ['gzip;q=0', false],
    ['br', false],
    ['', false],
  ])('is packed when it is a drawing and %j is taken', async (taken, isPacked) => {
    const headers = { 'accept-encoding': taken }
    const drawing = await app.request('/gw/media/file/photos/pad.svg', { headers })
    const sent = Buffer.from(await drawing.arrayBuffer())
    expect(drawing.headers.get('content-encoding')).toBe(isPacked ? 'gzip' : null)
    expect(drawing.headers.get('vary')).toContain('accept-encoding')
    expect((isPacked ? gunzipSync(sent) : sent).toString()).toBe(SVG)
    const etag = drawing.headers.get('etag') ?? ''
    const again = await app.request('/gw/media/file/photos/pad.svg', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const photo = await app.request('/gw/media/file/photos/pad.png', { headers })
    expect(photo.headers.get('content-encoding')).toBeNull()
  })

  it.each(['photos/absent.svg', '..%2fsecret.png'])('is a 404 at %s', async (file) => {
    expect((await app.request(`/gw/media/file/${file}`)).status).toBe(404)
  })
})
