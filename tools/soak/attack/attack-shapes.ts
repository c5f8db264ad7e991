import { addToCart } from '@/lib/gateway/contracts/orders/cart'
import { checkCode, OTP_PURPOSES } from '@/lib/gateway/contracts/accounts/confirmation'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { login, readProfile, recoverProfile } from '@/lib/gateway/contracts/accounts/passport'
import { hostileAddresses } from '../../addresses/hostile-addresses.ts'
import type { Dice } from '../dice.ts'
import { boxedFilms, crowdedPages, emptyLines } from './attack-belongings.ts'
import { head, pathOf, type Shape } from './attack-request.ts'
import { sendRequest, drip, exchange } from './attack-socket.ts'

const SLOW_MS = 8_000
const LIES = [1, 30, 400]
const SMUGGLED = 'GET /account/profile HTTP/1.1\r\nHost: shop\r\nX-Smuggled: yes\r\n\r\n'
const PRIVATE = ['/account', '/account/orders', pathOf(readProfile), '/']
const JSON_HEAD = 'Content-Type: application/json\r\n'

const mails = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => dice.below(36).toString(36)).join('')

/** Requests whose length is a lie, each with another one hidden in or after it. */
const lyingLengths: Shape = async ({ shopUrl, dice }) => {
  const target = dice.oneOf(PRIVATE)
  const lie = dice.oneOf(LIES)
  const body = SMUGGLED.slice(0, dice.below(SMUGGLED.length))
  const requests = dice.shuffled([
    head('GET', target, `Content-Length: ${lie}\r\n`),
    head('HEAD', target, `Content-Length: ${lie}\r\n`) + body,
    head('GET', target, `Content-Length: ${SMUGGLED.length}\r\n`) + SMUGGLED,
    head('GET', target, 'Transfer-Encoding: chunked\r\n') +
      `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`,
    head('POST', target, `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`) + `0\r\n\r\n${SMUGGLED}`,
    head('POST', target, `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`) +
      `0\r\n\r\n${SMUGGLED}`,
    head('GET', target, 'Expect: 100-continue\r\nContent-Length: 5\r\n'),
    head('GET', target, 'Connection: upgrade, content-length\r\nUpgrade: h2c\r\nContent-Length: 0\r\n'),
    head('GET', `http://elsewhere.example${target}`, 'X-Long: a\r\n b\r\n'),
    `GET ${target} HTTP/1.1\nHost: shop\n\n`,
  ])
  return Promise.all(requests.map((request) => exchange(shopUrl, request + head('GET', target))))
}

/** A burst of many new searches; the client disconnects before they are answered. */
const pipelinedSearches: Shape = async ({ shopUrl, dice }) => {
  const searches = Array.from({ length: 150 }, () =>
    head('GET', `/search?q=${mails(dice, 8)}`, 'Accept: text/html\r\n'),
  )
  return [await exchange(shopUrl, searches.join(''), { leaveAfterMs: 200 })]
}

/** Long new queries, on files and on pages. */
const longQueries: Shape = ({ shopUrl, dice }) => {
  const files = ['/icons.svg', '/favicon.ico', '/_next/static/chunks/main.js', '/robots.txt', '/club', '/']
  return Promise.all(
    Array.from({ length: 8 }, () =>
      exchange(shopUrl, head('GET', `${dice.oneOf(files)}?${mails(dice, 9)}=${mails(dice, 15_000)}`)),
    ),
  )
}

const slowReaders: Shape = ({ shopUrl }) =>
  Promise.all(
    Array.from({ length: 10 }, () =>
      exchange(shopUrl, head('GET', '/catalog', 'Accept: text/html\r\n').repeat(20), {
        readsNothingForMs: SLOW_MS,
      }),
    ),
  )

const slowWriters: Shape = ({ shopUrl }) =>
  Promise.all(
    [pathOf(addToCart), pathOf(fillCrmForm), '/account/profile', '/search'].flatMap((target) =>
      Array.from({ length: 5 }, () =>
        drip(shopUrl, head('POST', target, `${JSON_HEAD}Content-Length: 100000\r\n`), SLOW_MS),
      ),
    ),
  )

/** What only the router of the shop's own pages sends, spoiled. */
const routerHeaders: Shape = ({ shopUrl, dice }) => {
  const trees = [
    '%',
    '%zz',
    '[',
    '{}',
    'null',
    '%5B%22%22%5D',
    '['.repeat(4000),
    mails(dice, 6000),
    encodeURIComponent('["",{"a":1}]'),
  ]
  const targets = ['/', '/catalog', '/account', '/search?q=oc90']
  return Promise.all(
    trees.map((tree) =>
      exchange(
        shopUrl,
        head(
          'GET',
          dice.oneOf(targets),
          `RSC: 1\r\nNext-Router-State-Tree: ${tree}\r\n${dice.below(2) === 0 ? 'Next-Router-Prefetch: 1\r\n' : 'Next-Url: /%zz\r\nNext-Action: deadbeef\r\n'}`,
        ),
      ),
    ),
  )
}

const oddAddresses: Shape = ({ shopUrl, dice }) => {
  const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']
  const addresses = [
    ...hostileAddresses(20, dice.below(2 ** 30)),
    `/${mails(dice, 10_000)}`,
    '/icons.svg',
    '//',
    '/%',
  ]
  return Promise.all(
    addresses.map((address) =>
      exchange(shopUrl, head(dice.oneOf(methods), address, 'Content-Length: 0\r\n')),
    ),
  )
}

/** Guesses at the passwords and codes of existing shoppers. */
const guesses: Shape = ({ shopUrl, dice, phones }) => {
  const phone = dice.oneOf(phones)
  const code = String(dice.below(10_000)).padStart(4, '0')
  return Promise.all([
    sendRequest(shopUrl, pathOf(login), { phone, password: mails(dice, 10) }),
    sendRequest(shopUrl, pathOf(login), { phone, code }),
    sendRequest(shopUrl, pathOf(checkCode), { phone, code, purpose: dice.oneOf(OTP_PURPOSES) }),
    sendRequest(shopUrl, pathOf(recoverProfile), { phone, code, password: mails(dice, 12) }),
  ])
}

/** What attackers send, by what the table calls it. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'lengths that lie': lyingLengths,
  'searches in one go, and gone': pipelinedSearches,
  'queries of 15 kB': longQueries,
  'slow readers': slowReaders,
  'slow writers': slowWriters,
  'headers of the router': routerHeaders,
  'odd addresses': oddAddresses,
  'guesses at sign-in': guesses,
  'films of boxes': boxedFilms,
  'lists of empty lines': emptyLines,
  'crowded bookmarks': crowdedPages,
}
