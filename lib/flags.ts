/** The features of the build, as the specification sets them; `FEATURES` of the environment changes single ones. */
export const DEFAULT_FLAGS = {
  emailLogin: true,
  recommendations: true,
  retailMedia: true,
  search: true,
  callTracking: true,
  chat: true,
  marketingPlatform: true,
  offlinePage: true,
  taxi: false,
  analytics: false,
} as const satisfies Record<string, boolean>

export type Flag = keyof typeof DEFAULT_FLAGS
export type Flags = Readonly<Record<Flag, boolean>>

const OFF = '-'

/** Reads `FEATURES`: names separated by commas, a minus in front of those that are off. Throws at an unknown name. */
export function parseFlags(text: string): Flags {
  const changes = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const isOff = part.startsWith(OFF)
      const name = isOff ? part.slice(OFF.length) : part
      if (!Object.hasOwn(DEFAULT_FLAGS, name))
        throw new Error(`функции «${name}» нет, есть: ${Object.keys(DEFAULT_FLAGS).join(', ')}`)
      return [name, !isOff] as const
    })
  return { ...DEFAULT_FLAGS, ...Object.fromEntries(changes) }
}
