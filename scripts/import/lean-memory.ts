/**
 * Optimising the embedded database's WebAssembly takes half a gigabyte for a moment and gains an import nothing; a heap
 * kept small spares another hundred megabytes. V8 listens to this only at its start, hence a process of its own.
 */
export const LEAN_MEMORY = ['--liftoff-only', '--optimize-for-size']
