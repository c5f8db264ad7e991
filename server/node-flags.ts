/**
 * Bounds of the heaps: what is kept is bounded in bytes; without these V8 would let garbage pile up to a share of the machine's
 * memory before it collects. Kept bodies lie outside of the heap.
 */
export const FRONT_NODE_FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=2']
export const RENDERER_NODE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=8']
