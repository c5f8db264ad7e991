import { createHash } from 'node:crypto'

const TAG = /(?:W\/)?"[^"]*"/g
const BYTES = 16

/** A weak entity tag that follows from the bytes: servers and restarts that send the same page agree about it. */
export function weakEntityTag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest().subarray(0, BYTES).toString('base64url')}"`
}

/** Whether `If-None-Match` has the tag, by weak comparison (RFC 9110, 13.1.2); `*` stands for any. */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return (ifNoneMatch.match(TAG) ?? []).some((one) => opaque(one) === opaque(tag))
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
