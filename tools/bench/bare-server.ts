/** A bare Node server: every request is answered with the given file, compressed once. Arguments: file, port. */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { gzipSync } from 'node:zlib'

const [file = '', port = '0'] = process.argv.slice(2)
const body = gzipSync(readFileSync(file))

http
  .createServer((request, response) => {
    if (request.url === '/health') return response.end('ok')
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.byteLength,
    })
    return response.end(body)
  })
  .listen(Number(port), '127.0.0.1')
