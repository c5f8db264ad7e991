import { uploadCart } from '@/lib/gateway/contracts/orders/cart'
import { uploadReviewVideo } from '@/lib/gateway/contracts/site/reviews'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { sendRequest, exchange } from './attack-socket.ts'
import { head, pathOf, type Shape } from './attack-request.ts'

function box(type: string, content: Uint8Array = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 8)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content])
}

function nested(depth: number): Buffer {
  const heads = Buffer.alloc(depth * 8)
  for (let at = 0; at < depth; at += 1) {
    heads.writeUInt32BE((depth - at) * 8, at * 8)
    heads.write('trak', at * 8 + 4, 'latin1')
  }
  return box('moov', heads)
}

/** Films that are all heads: thousands side by side, and thousands one within another. */
export const boxedFilms: Shape = ({ shopUrl, dice, cookies }) => {
  const start = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'))
  const films = [
    Buffer.concat([start, ...Array.from({ length: 9_900 }, () => box('free')), box('moov')]),
    Buffer.concat([start, nested(100_000)]),
  ]
  return Promise.all(
    films.map((film) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(film)]), 'film.mp4')
      return sendRequest(shopUrl, pathOf(uploadReviewVideo), form, dice.oneOf(cookies))
    }),
  )
}

/** A list of nothing but the ends of its lines. */
export const emptyLines: Shape = async ({ shopUrl, dice, cookies }) => {
  const form = new FormData()
  form.append(
    'file',
    new Blob([dice.oneOf(['\n', '\r\n', ';\n', '\u2028']).repeat(2_000_000).slice(0, 4_900_000)]),
    'list.csv',
  )
  return [await sendRequest(shopUrl, pathOf(uploadCart), form, dice.oneOf(cookies))]
}

/** A user's entries at their largest, so that every row of an account page draws thousands of boxes. */
export const crowdedPages: Shape = async ({ shopUrl, dice, cookies }) => {
  const cookie = dice.oneOf(cookies)
  const names = Array.from({ length: 50_000 }, (_, at) => at.toString(36))
  const products = Array.from({ length: 500 }, (_, at) => ({
    id: `${at}`,
    partNumber: `X${at}`,
    brand: 'b',
    title: 'x',
    tags: [],
  }))
  const bookmarks = JSON.stringify({ version: 1, tags: names, products })
  const stored = await sendRequest(shopUrl, pathOf(setStorage), { bookmarks }, cookie)
  return [
    stored,
    await exchange(
      shopUrl,
      head('GET', '/account/bookmarks', `Cookie: ${cookie}\r\nAccept: text/html\r\nConnection: close\r\n`),
    ),
  ]
}
