import { useRef } from 'react'

/**
 * Puts the code of components into the chunk of the caller, which draws none of them: the bundler follows what is used, and
 * pages that draw them then load no separate chunk.
 */
export function useForcedSharedChunk(components: readonly unknown[]): void {
  useRef(components)
}
