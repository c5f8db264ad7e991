import { globSync } from 'node:fs'
import fc from 'fast-check'
import { root } from '../../scripts/shop/paths.ts'
import { addressPatterns, PLACE } from './address-patterns'
import { RANDOM_HEADERS } from './random-headers'

export type OddRequest = {
  method: string
  /** As it is written to the socket, in Latin-1. */
  target: string
  headers: Readonly<Record<string, string>>
  body?: string
}

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'QUERY',
  'MKCOL',
]
const TEXTS = [
  'oil-filters',
  'oc90',
  'knecht_oc-90',
  '00-10000001',
  '1',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%25%30%30',
  '%2525252e',
  '%c0%ae%c0%ae',
  '%e0%80%af',
  '%f8%88%80%80%af',
  '%ed%a0%bd',
  '%ed%b8%80',
  '%u0041',
  '\xc0\xaf',
  '\xed\xa0\x80',
  '\xff\xfe',
  '..;',
  '.;a=b',
  '%2e%2e%5c',
  '*',
  '(.)',
  '[[...rest]]',
  '[section]',
  '@slot',
  '$undefined',
  '$L1',
  '-0',
  '0x10',
  '1e999',
  '9'.repeat(400),
  'z'.repeat(3000),
]
const NAMES = [
  'page',
  'limit',
  'sort',
  'q',
  'min',
  'max',
  'to',
  'filters',
  'code',
  'ssd',
  '_rsc',
  'sum',
  'times',
  'url',
]
/** Of files, of the renderer itself, and of the calls. */
const OTHERS = [
  '/_next/static/chunks/main.js',
  '/_next/static/css/app.css',
  `/_next/image?url=${PLACE}&w=640&q=75`,
  `/_next/data/${PLACE}/index.json`,
  '/_next/webpack-hmr',
  '/__nextjs_original-stack-frames',
  '/_not-found',
  '/_error',
  '/_global-error',
  '/404',
  '/500',
  '/index',
  '/manifest.webmanifest',
  '/offline.html',
  '/offline.js',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/gw/catalog/site/v1/bootstrap',
  '/gw/passport/spa/v1/profile/read',
  `/gw/media/resize/${PLACE}`,
  `/gw/${PLACE}/${PLACE}`,
]
/** What the renderer gives a meaning of its own at the end of a path. */
const ENDINGS = [
  '.rsc',
  '.json',
  '.txt',
  '.prefetch.rsc',
  '.segments/_tree.segment.rsc',
  '.segments/__proto__.segment.rsc',
  '/opengraph-image',
  '/sitemap.xml',
  '/index',
  '/page',
  '/.',
  '/..',
  '/',
  '//',
  '\\',
  '/%2e',
  ';',
  '?',
  '??',
  '&',
  '#',
  '%',
]
const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=a',
  'multipart/form-data; boundary=',
  'text/plain',
  'text/plain; charset=utf-16',
  'text/x-component',
  'a',
  '',
]
const BODIES = [
  '',
  '{}',
  '{',
  'null',
  '[]',
  '{"__proto__":{}}',
  'a=1&a=2',
  '%=%',
  '--a\r\ncontent-disposition: form-data; name="$ACTION_ID_a"\r\n\r\n\r\n--a--\r\n',
  '--a\r\ncontent-disposition: form-data; name="1_$ACTION_REF_1"\r\n\r\n\r\n--a--',
  '--a',
  '\x00'.repeat(64),
]

type Change = (target: string, at: number, text: string) => string

/** Places are drawn as numbers, so that one draw fits targets of every length. */
const CHANGES: readonly Change[] = [
  (target, at, text) => insert(target, at, text),
  (target, at, text) => inSegment(target, at, () => text),
  (target, at) => inSegment(target, at, (segment) => `${segment}/${segment}`),
  (target, at) => inSegment(target, at, (segment) => encodeAll(segment)),
  (target, at) =>
    inSegment(target, at, (segment) => segment.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())),
  (target, at) => inSegment(target, at, () => ''),
  (target, at, text) => inSegment(target, at, (segment) => `${segment};${text}`),
  (target) => target.replaceAll('%', '%25'),
  (target, at) => target.slice(0, 1 + (at % target.length)),
  (target, at) => insert(target, at, String.fromCodePoint(0x21 + (at % 0xde))),
  (target, at) => endPath(target, ENDINGS[at % ENDINGS.length] ?? ''),
  (target, at, text) => addParameter(target, `${NAMES[at % NAMES.length]}=${text}`),
  (target, at, text) => addParameter(target, `${NAMES[at % NAMES.length]}[${text}]=${text}`),
  (target, at, text) => addParameter(target, `${text}=${NAMES[at % NAMES.length]}`),
  (target, at) =>
    addParameter(target, Array.from({ length: 400 + at }, (_, index) => `p${index}=`).join('&')),
]

function insert(target: string, at: number, text: string): string {
  const place = 1 + (at % target.length)
  return target.slice(0, place) + text + target.slice(place)
}

function inSegment(target: string, at: number, change: (segment: string) => string): string {
  const [path = '', ...query] = target.split('?')
  const segments = path.split('/')
  const place = 1 + (at % Math.max(1, segments.length - 1))
  segments[place] = change(segments[place] ?? '')
  return [segments.join('/'), ...query].join('?')
}

function encodeAll(segment: string): string {
  return Array.from(
    segment,
    (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
  ).join('')
}

function endPath(target: string, ending: string): string {
  const [path, ...query] = target.split('?')
  return [`${path}${ending}`, ...query].join('?')
}

function addParameter(target: string, parameter: string): string {
  return `${target}${target.includes('?') ? '&' : '?'}${parameter}`
}

/** Addresses of the routes that are no pages, from their files. */
function routeAddresses(): string[] {
  return globSync('app/**/route.ts', { cwd: root }).map((file) =>
    `/${file.split('/').slice(1, -1).join('/')}`.replaceAll(/\[[^\]]*\]/g, PLACE),
  )
}

function oddRequest(realAddresses: readonly string[]): fc.Arbitrary<OddRequest> {
  const text = fc.constantFrom(...TEXTS)
  const base = fc.oneof(
    fc.constantFrom(...addressPatterns(), ...routeAddresses(), ...OTHERS),
    fc.constantFrom(...(realAddresses.length > 0 ? realAddresses : ['/'])),
  )
  const change = fc.record({ change: fc.constantFrom(...CHANGES), at: fc.nat({ max: 600 }), text })
  const headers = fc
    .array(
      fc
        .constantFrom(...Object.keys(RANDOM_HEADERS))
        .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(RANDOM_HEADERS[name] ?? [''])))),
      { maxLength: 5 },
    )
    .map((pairs) => Object.fromEntries(pairs))
  return fc
    .record({
      base,
      fill: text,
      changes: fc.array(change, { maxLength: 3 }),
      method: fc.oneof(
        { arbitrary: fc.constant('GET'), weight: 2 },
        { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
      ),
      headers,
      type: fc.constantFrom(...CONTENT_TYPES),
      body: fc.constantFrom(...BODIES),
    })
    .map(({ base, fill, changes, method, headers, type, body }) => {
      const filled = base.replaceAll(PLACE, fill)
      const target = changes.reduce((one, { change, at, text }) => change(one, at, text), filled)
      const isRead = method === 'GET' || method === 'HEAD' || method === 'TRACE'
      return {
        method,
        target: target === '' ? '/' : target,
        headers: isRead ? headers : { ...headers, 'content-type': type },
        ...(!isRead && { body }),
      }
    })
}

/**
 * Requests that differ from real ones by a few changes of their address, by their method, headers and body; the same for the same seed.
 * `realAddresses` are paths that the shop has.
 */
export function mutatedRequests(count: number, seed: number, realAddresses: readonly string[]): OddRequest[] {
  return fc.sample(oddRequest(realAddresses), { numRuns: count, seed })
}
