import { useRef } from 'react'

/**
 * Puts the code of components into the chunk of whoever calls it, though it draws none of them: the bundler follows what is used, and
 * pages that draw them load no chunk of their own then.
 */
export function useForcedSharedChunk(components: readonly unknown[]): void {
  useRef(components)
}
