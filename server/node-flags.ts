/**
 * Bounds of the heaps: what is kept is bounded in bytes; without these V8 would let garbage pile up to a share of the machine's
 * memory before it collects. Kept bodies lie outside of the heap, yet V8 counts them against its bound: near the bound it collects
 * all the time.
 */
export const FRONT_NODE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4']
export const RENDERER_NODE_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=8']

/** Memory that threads of glibc's allocator hold in pools of their own comes back late: two pools are enough. */
export const ALLOCATOR_ENV = { MALLOC_ARENA_MAX: '2' }
