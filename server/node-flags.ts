/**
 * Bounds of the heaps: caches are bounded in bytes; without these V8 would let garbage pile up to a share of the machine's
 * memory before it collects. Cached bodies lie outside of the heap, yet V8 counts them against its bound: near the bound it collects
 * all the time.
 */
const FRONT_HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4']
const RENDERER_HEAP = ['--max-old-space-size=512', '--max-semi-space-size=16']

/**
 * How far a heap grows past what is in use before V8 collects all of it. With bounds as low as these V8 takes two thirds: the front
 * was collected for every twenty pages and the renderer for every forty, a seventh of the processor time of a first answer.
 */
const HEAP_GROWTH = '--heap-growing-percent=100'

export const FRONT_NODE_FLAGS = [...FRONT_HEAP, HEAP_GROWTH]
export const RENDERER_NODE_FLAGS = [...RENDERER_HEAP, HEAP_GROWTH]

/** Memory in the thread pools of glibc's allocator comes back late: two pools are enough. */
export const ALLOCATOR_ENV = { MALLOC_ARENA_MAX: '2' }
