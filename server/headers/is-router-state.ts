import { z } from 'zod'

/** Node takes a head of 16 kB; Next refuses a state of more than this. */
const MAX_LENGTH = 40_000

const PARAMETER_KINDS = [
  'c',
  'ci(..)(..)',
  'ci(.)',
  'ci(..)',
  'ci(...)',
  'oc',
  'd',
  'di(..)(..)',
  'di(.)',
  'di(..)',
  'di(...)',
]

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(PARAMETER_KINDS), z.array(z.string()).nullable()]),
])

const routerState: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), routerState),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
)

/**
 * Whether the renderer can parse the router state of a request (`next-router-state-tree`); at any other it fails with a 500. The
 * shape is Next's `flightRouterStateSchema`: a test compares the two, so that the front needs no copy of Next.
 */
export function isRouterState(header: string): boolean {
  if (header.length > MAX_LENGTH) return false
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success
  } catch {
    return false
  }
}
