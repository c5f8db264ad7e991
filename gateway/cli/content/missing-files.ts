import type { SiteContent } from '@/gateway/services/site-content/read-content'

/** The files that texts name and nobody has, each with its text. */
export async function findMissingFiles(
  { entries }: SiteContent,
  isThere: (mediaPath: string) => Promise<boolean>,
): Promise<string[]> {
  const named = Object.values(entries)
    .flat()
    .flatMap(({ file, picture, fields }) =>
      [picture, fields?.document].flatMap((mediaPath) =>
        typeof mediaPath === 'string' ? [{ file, mediaPath }] : [],
      ),
    )
  const missing = await Promise.all(
    named.map(async ({ file, mediaPath }) => ((await isThere(mediaPath)) ? [] : [`${file}: ${mediaPath}`])),
  )
  return missing.flat()
}
