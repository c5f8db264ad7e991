import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'

/** The check that the shop shows in a frame. It is no call of the contract, and is set and listed like one. */
export const protectionPage = defineOperation({
  name: 'protection',
  service: 'protection',
  summary: 'The page of the check against robots',
  method: 'GET',
  path: '/protection',
  response: z.unknown(),
  kind: 'read',
})

const HTML = `<!doctype html>
<html lang="ru">
  <meta charset="utf-8" />
  <title>Проверка</title>
  <p>Подставная проверка: проходит сама.</p>
  <script>parent.postMessage({ endChecked: true }, location.origin)</script>
</html>`

/** Passes by itself: the frame notifies the shop as soon as it is loaded. */
export function passedProtection(): Response {
  return new Response(HTML, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'self'",
      'cache-control': 'no-store',
    },
  })
}
