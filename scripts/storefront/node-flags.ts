/**
 * Bounds of the storefront's heap. Its pages and answers are bounded in bytes; without these V8 would let garbage pile
 * up to a share of the machine's memory before it collects.
 */
export const STOREFRONT_NODE_FLAGS = ['--max-old-space-size=320', '--max-semi-space-size=8']
