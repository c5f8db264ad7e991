/**
 * Optimising the embedded database's WebAssembly takes half a gigabyte for a moment and gains an import nothing.
 * V8 listens to this only at its start, hence a process of its own.
 */
export const LEAN_MEMORY = ['--liftoff-only', '--max-semi-space-size=4']
