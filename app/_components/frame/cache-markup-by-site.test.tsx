import { expect, test, vi } from 'vitest'
import { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { cacheMarkupBySite } from './cache-markup-by-site'

const siteOf = (siteName: string) =>
  bootstrap.parse({ menus: {}, sections: [], params: { siteName }, shops: [] })

test('a part is drawn once for each answer that the site is made of', () => {
  const Part = vi.fn(({ site }: { site: Bootstrap }) => <p title="«1»">{site.params.siteName}</p>)
  const markupOf = cacheMarkupBySite(Part)
  const site = siteOf('Арус & Ко')
  expect(markupOf(site)).toBe('<p title="«1»">Арус &amp; Ко</p>')
  expect(markupOf(site)).toBe(markupOf(site))
  expect(Part).toHaveBeenCalledTimes(1)
  expect(markupOf(siteOf('Другая'))).toBe('<p title="«1»">Другая</p>')
})
