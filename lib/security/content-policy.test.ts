import { expect, it } from 'vitest'
import { createContentPolicy, parsePolicySources } from './content-policy'

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

it('lets a page run its own files and the scripts that carry its nonce, and nothing else', () => {
  const policy = directivesOf(createContentPolicy()('abc'))
  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"])
})

it.each([
  ['default-src', ["'self'"]],
  ['object-src', ["'none'"]],
  ['base-uri', ["'self'"]],
  ['form-action', ["'self'"]],
  ['frame-src', ["'self'"]],
  ['frame-ancestors', ["'self'"]],
  ['img-src', ["'self'", 'data:', 'blob:']],
  ['connect-src', ["'self'"]],
])('%s allows %j', (name, sources) => {
  expect(directivesOf(createContentPolicy()())[name]).toEqual(sources)
})

it('adds the hosts of the configuration', () => {
  const sources = parsePolicySources(
    'img-src https://tiles.example; script-src https://*.chat.example:8443/js',
  )
  const policy = directivesOf(createContentPolicy({ sources: [sources] })('abc'))
  expect(policy['img-src']).toContain('https://tiles.example')
  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'", 'https://*.chat.example:8443/js'])
})

it('allows inline scripts in development only, where a nonce would forbid them', () => {
  const policy = directivesOf(createContentPolicy({ isDevelopment: true })('abc'))
  expect(policy['script-src']).toEqual(["'self'", "'unsafe-inline'", "'unsafe-eval'"])
  expect(createContentPolicy()()).not.toContain('unsafe-eval')
})

it.each([
  "script-src 'unsafe-inline'",
  "script-src 'unsafe-eval'",
  'script-src *',
  'script-src http:',
  'script-src data:',
  'script-src https:',
  'toString https://a.example',
  'scripts-src https://a.example',
  'img-src https://a.example\r\nset-cookie: a=b',
])('refuses %j', (text) => {
  expect(() => parsePolicySources(text)).toThrow('CSP_SOURCES')
})

it.each(['', '  ', ';'])('reads %j as nothing', (text) => {
  expect(parsePolicySources(text)).toEqual({})
})
