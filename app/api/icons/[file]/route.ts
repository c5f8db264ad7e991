import { iconResponse } from '@/lib/site/icon-response'
import { ICON_FILES } from '@/lib/site/icon-files'

/** The shop's icons are known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

const NOT_FOUND = 404

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const known = ICON_FILES.find((name) => name === file)
  return known ? iconResponse(known) : new Response(null, { status: NOT_FOUND })
}
