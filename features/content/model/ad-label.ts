/** «Реклама» and the advertiser, for what carries an advertiser's `ad_erid`; `null` for the shop's own words. */
export function adLabel(fields: Readonly<Record<string, unknown>>): string | null {
  return fields['ad_erid'] ? ['Реклама', fields['ad_advertiser']].filter(Boolean).join('. ') : null
}
